import { type IndicatorKey, indicatorOf } from '@tenfold/domain/series';
import type { Pattern } from './hatch.ts';
import type { Look } from './Swatch.tsx';

const colours = 8;
const looks = 32;
/** Coprime to the number of looks: repeated steps visit all. */
const step = 11;

export function lookOf(indicator: IndicatorKey): Look {
  const { colour, pattern } = indicatorOf(indicator);
  return { colour, pattern };
}

interface Rendered {
  readonly indicator: IndicatorKey;
  readonly company: number;
}

/**
 * The page's company keeps its indicators' looks; compared ones step to a free look, so that none repeat
 * while any are left.
 */
export function withLooks<One extends Rendered>(rendered: readonly One[]): (One & { readonly look: Look })[] {
  const taken = new Set<number>();
  return rendered.map((one) => {
    const { colour, pattern } = lookOf(one.indicator);
    let place = (colours * pattern + colour - 1 + step * one.company) % looks;
    while (one.company > 0 && taken.has(place) && taken.size < looks) place = (place + step) % looks;
    taken.add(place);
    const look = { colour: (place % colours) + 1, pattern: Math.floor(place / colours) as Pattern };
    return { ...one, look };
  });
}
