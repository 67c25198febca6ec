import { type IndicatorKey, indicatorOf } from '@tenfold/domain/series';
import type { Pattern } from './hatch.ts';
import type { Look } from './Swatch.tsx';

const colours = 8;
const patterns = 4;

/** A compared company keeps its indicator's place in the palette, some steps further on. */
export function lookOf(indicator: IndicatorKey, company = 0): Look {
  const { colour, pattern } = indicatorOf(indicator);
  return {
    colour: ((colour - 1 + 3 * company) % colours) + 1,
    pattern: ((pattern + company) % patterns) as Pattern,
  };
}
