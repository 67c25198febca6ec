import { bisectRight } from 'd3-array';

export interface TimeScale {
  readonly from: number;
  readonly to: number;
  x(day: number): number;
  dayAt(x: number): number;
}

export function calendarScale([from, to]: readonly [number, number], left: number, right: number): TimeScale {
  const perDay = (right - left) / (to - from || 1);
  return {
    from,
    to,
    x: (day) => left + (day - from) * perDay,
    dayAt: (x) => from + (x - left) / perDay,
  };
}

/**
 * Equal distances between stops, without nights and weekends; interpolated between stops, at the mean pace
 * outside.
 * @param stops two or more, oldest first
 */
export function tradingScale(stops: readonly number[], left: number, right: number): TimeScale {
  const from = stops[0] ?? 0;
  const to = stops.at(-1) ?? from;
  const steps = stops.length - 1;
  const perStep = (right - left) / steps;
  const pace = (to - from) / steps;
  const at = (index: number) => stops[index] ?? from + index * pace;
  const indexOf = (day: number) => {
    if (day <= from) return (day - from) / pace;
    if (day >= to) return steps + (day - to) / pace;
    const before = bisectRight(stops, day) - 1;
    return before + (day - at(before)) / (at(before + 1) - at(before));
  };
  return {
    from,
    to,
    x: (day) => left + indexOf(day) * perStep,
    dayAt: (x) => {
      const index = (x - left) / perStep;
      const before = Math.min(Math.max(Math.floor(index), 0), steps - 1);
      return at(before) + (index - before) * (at(before + 1) - at(before));
    },
  };
}
