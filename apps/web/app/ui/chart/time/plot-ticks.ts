import { middleOf } from '../marks/bar-slots.ts';
import type { PlotFrame } from '../plot-frame.ts';
import type { Band } from './bands.ts';
import type { PlotTime } from './plot-time.ts';
import { timeTicks, tradingTicks } from './time-ticks.ts';

export interface PlotTick {
  readonly x: number;
  readonly text: string;
  readonly forecast: boolean;
}

export function plotTicks(
  bands: readonly Band[],
  time: PlotTime,
  { left, right, size }: PlotFrame,
  hasBars: boolean,
): PlotTick[] {
  if (time.stops.length === 0) return [];
  const fit = Math.max(Math.floor((right - left) / size.label), 2);
  const dated = (ticks: readonly { day: number; text: string }[]) =>
    ticks.map(({ day, text }) => ({ x: time.x(day), text, forecast: false }));
  if (time.kind === 'trading') {
    return apart(dated(tradingTicks(time.stops, Math.max(Math.floor((right - left) / dayRoom), 2))));
  }
  if (time.kind === 'days' || bands.length === 0) return thinned(dated(timeTicks(time.from, time.to, fit)));
  const short = size.width < 500;
  const named = bands.map((band) => ({
    x: time.kind === 'years' && !hasBars ? time.x(band.end) : middleOf(band, time),
    text: short ? shortened(band.label) : band.label,
    forecast: band.forecast,
  }));
  // A period that a zoom has cut may have its end outside.
  return thinned(named.filter(({ x }) => x >= left && x <= right));
}

const dayRoom = 54;

const letter = 6.2;
const between = 7;

/** Every nth, as many as fit; always the last. */
function thinned(ticks: readonly PlotTick[]): PlotTick[] {
  for (let every = 1; every < ticks.length; every += 1) {
    const shown = ticks.filter((_, index) => (ticks.length - 1 - index) % every === 0);
    if (shown.every((tick, index) => index === 0 || areApart(shown[index - 1] ?? tick, tick))) return shown;
  }
  return ticks.slice(-1);
}

/** Drops ticks that touch the next: the previous day's close has no room before the first session. */
function apart(ticks: readonly PlotTick[]): PlotTick[] {
  return ticks.filter((tick, index) => {
    const next = ticks[index + 1];
    return next === undefined || areApart(tick, next);
  });
}

function areApart(one: PlotTick, next: PlotTick): boolean {
  return next.x - one.x >= ((one.text.length + next.text.length) / 2) * letter + between;
}

/** `’26E` on a phone, `LTM to ’25 Q3`. */
function shortened(label: string): string {
  return label.replace(/\b\d\d(\d\d)/, '’$1');
}
