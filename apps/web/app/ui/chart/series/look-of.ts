import { type IndicatorKey, indicatorOf } from '@tenfold/domain/series';
import type { Pattern } from './hatch.ts';
import type { Look } from './Swatch.tsx';

const colours = 8;
const looks = 32;
/** To another colour in the next pattern, or the one after it: so many times over it leads through all looks. */
const step = 11;

/** An indicator as the company of the page has it, on every picture. */
export function lookOf(indicator: IndicatorKey): Look {
  const { colour, pattern } = indicatorOf(indicator);
  return { colour, pattern };
}

interface Drawn {
  readonly indicator: IndicatorKey;
  /** 0 is the company of the page. */
  readonly company: number;
}

/**
 * The looks of what is drawn together, the company of the page first. A compared one begins some steps from the
 * indicator's own and goes on to one that is free: no two share a look while there are any left.
 */
export function withLooks<One extends Drawn>(drawn: readonly One[]): (One & { readonly look: Look })[] {
  const taken = new Set<number>();
  return drawn.map((one) => {
    const { colour, pattern } = lookOf(one.indicator);
    let place = (colours * pattern + colour - 1 + step * one.company) % looks;
    while (one.company > 0 && taken.has(place) && taken.size < looks) place = (place + step) % looks;
    taken.add(place);
    const look = { colour: (place % colours) + 1, pattern: Math.floor(place / colours) as Pattern };
    return { ...one, look };
  });
}
