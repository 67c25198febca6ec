import type { IsoDate, Split } from '../../facts/index.ts';

/** What a tag measures decides its unit and what a split does to it. */
export type Measure = 'money' | 'perShare' | 'shares';

/** How many of today's shares stand for one share as counted in a filing of that day. */
export type SplitFactor = (filed: IsoDate) => number;

/**
 * Share counts are multiplied by the factor, per-share values divided by it. A filing on or after the day a split takes
 * effect already counts new shares, so only earlier filings are adjusted, whatever period they speak of.
 *
 * @example a 4:1 split effective 2020-08-31: a filing of 2020-07-31 has factor 4, one of 2020-10-30 factor 1
 *
 * docs/methodology.md, "Splits"
 */
export function splitFactors(splits: readonly Split[]): SplitFactor {
  const usable = splits.filter((split) => Number.isFinite(split.ratio) && split.ratio > 0);
  const known = new Map<IsoDate, number>();
  return (filed) => {
    const ready = known.get(filed);
    if (ready !== undefined) return ready;
    let factor = 1;
    for (const split of usable) if (filed < split.effective) factor *= split.ratio;
    known.set(filed, factor);
    return factor;
  };
}

/** A filed value on today's basis. */
export function onBasis(value: number, factor: number, measure: Measure): number {
  if (factor === 1 || measure === 'money') return value;
  return measure === 'shares' ? value * factor : value / factor;
}
