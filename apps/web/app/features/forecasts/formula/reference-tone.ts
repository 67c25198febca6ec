const tones = 3;

/** References are coloured in the order of the formula's text. */
export function referenceTone(at: number): string {
  return String((at % tones) + 1);
}
