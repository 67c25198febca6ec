let context: AudioContext | null = null;
let canPlay = false;

/** In the reader's gesture: browsers stay silent without one. Suspended at once, so that nothing runs until a bell rings. */
export async function prepareBell(): Promise<void> {
  if (canPlay) return;
  context ??= new AudioContext();
  await context.resume();
  canPlay = true;
  await context.suspend();
}

/** False before a first gesture in this tab. */
export function isBellPrepared(): boolean {
  return canPlay;
}

export async function playBell(): Promise<void> {
  if (context === null || !canPlay) return;
  await context.resume();
  const rest = partials.map((partial) => strike(context as AudioContext, partial));
  await Promise.all(rest);
  await context.suspend();
}

/** A small bell: its partials aren't multiples of each other, and the higher ones fade first. */
const partials = [
  { hertz: 1_046.5, volume: 0.12, seconds: 1.2 },
  { hertz: 2_789, volume: 0.05, seconds: 0.6 },
  { hertz: 4_280, volume: 0.02, seconds: 0.3 },
] as const;

function strike(audio: AudioContext, { hertz, volume, seconds }: (typeof partials)[number]): Promise<void> {
  const tone = new OscillatorNode(audio, { frequency: hertz });
  const loudness = new GainNode(audio, { gain: 0 });
  const now = audio.currentTime;
  loudness.gain.setValueAtTime(0, now);
  // From silence in five milliseconds: a step would click.
  loudness.gain.linearRampToValueAtTime(volume, now + 0.005);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  tone.connect(loudness).connect(audio.destination);
  tone.start(now);
  tone.stop(now + seconds);
  return new Promise((resolve) => tone.addEventListener('ended', () => resolve()));
}
