import type { Band } from './bands.ts';
import { middleOf } from './bar-slots.ts';
import type { PlotFrame } from './plot-frame.ts';
import type { PlotTime } from './plot-time.ts';
import { timeTicks, tradingTicks } from './time-ticks.ts';

export interface PlotTick {
  readonly x: number;
  readonly text: string;
  readonly forecast: boolean;
}

/** What stands under the plot: periods where they have their own stretch of it, else dates. */
export function plotTicks(
  bands: readonly Band[],
  time: PlotTime,
  { left, right, size }: PlotFrame,
  hasBars: boolean,
): PlotTick[] {
  const fit = Math.max(Math.floor((right - left) / size.label), 2);
  const dated = (ticks: readonly { day: number; text: string }[]) =>
    ticks.map(({ day, text }) => ({ x: time.x(day), text, forecast: false }));
  if (time.kind === 'trading') return dated(tradingTicks(time.stops, fit));
  if (time.kind === 'days' || bands.length === 0) return dated(timeTicks(time.from, time.to, fit));
  const short = size.width < 500;
  const widest = Math.max(...bands.map(({ label }) => shortened(label, short).length));
  // A label of a year has five letters at most; a longer one takes its share more.
  const every = Math.ceil((bands.length / fit) * Math.max(widest / 5.5, 1));
  return bands.flatMap((band, index) => {
    if ((bands.length - 1 - index) % every !== 0) return [];
    const x = time.kind === 'years' && !hasBars ? time.x(band.end) : middleOf(band, time);
    return [{ x, text: shortened(band.label, short), forecast: band.forecast }];
  });
}

/** `’26E` on a phone. */
function shortened(label: string, short: boolean): string {
  return short ? label.replace(/^\d\d(\d\d)/, '’$1') : label;
}
