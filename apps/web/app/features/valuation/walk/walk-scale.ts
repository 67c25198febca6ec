import type { ValueWalk } from '@tenfold/domain/value-walk';

export interface WalkScale {
  /** Where the bars of both values begin: zero, or a round number where all values on the way are far above it. */
  readonly start: number;
  /** The place of a value, from 0 at the start to 1 at the end. */
  readonly at: (value: number) => number;
}

/** The axis of a walk's bars. Cut where the whole of both values would leave their difference too small to see. */
export function walkScale({ from, to, parts }: Pick<ValueWalk, 'from' | 'to' | 'parts'>): WalkScale {
  const reached = [from, to];
  let value = from;
  for (const { part } of parts) {
    value += part;
    reached.push(value);
  }
  const least = Math.min(...reached);
  const most = Math.max(...reached);
  const start = least > 0 ? startBelow(least, most - least || most) : least;
  const width = Math.max(most, 0) - start || 1;
  return { start: Math.max(start, 0), at: (value) => (value - start) / width };
}

/** The values move in the upper three quarters of the axis, or it starts at zero. */
function startBelow(least: number, spread: number): number {
  const wanted = least - spread / 3;
  if (wanted <= 0) return 0;
  const step = 10 ** Math.floor(Math.log10(spread));
  return Math.floor(wanted / step) * step;
}
