import type { IsoDate, Split } from '../facts/index.ts';

/**
 * New shares for one old one, by all splits after a day and up to another.
 *
 * Example: of 4 for 1 on 2020-08-31, after 2020-08-28 and up to 2020-08-31 it is 4, after 2020-08-31 it is 1.
 */
export function splitFactor(splits: readonly Split[], after: IsoDate, until: IsoDate): number {
  return splits
    .filter(({ effective }) => effective > after && effective <= until)
    .reduce((factor, { ratio }) => factor * ratio, 1);
}

/** Those that have taken effect by a day: splits are announced before, and change no figure until then. */
export function splitsUntil(splits: readonly Split[], day: IsoDate): Split[] {
  return splits.filter(({ effective }) => effective <= day);
}
