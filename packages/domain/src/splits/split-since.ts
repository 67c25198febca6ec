import type { IsoDate, Split } from '../facts/index.ts';
import { splitFactor } from './split-factor.ts';

/** A price per share of an earlier day. */
export interface PriceBefore {
  readonly day: IsoDate;
  readonly price: number;
}

/**
 * What a price before a split is divided by, to be held against a price of a later day: the splits in between, or 1
 * where it was divided already, which sources do on the morning of the split.
 *
 * Convention: of the two, the one by which the earlier price comes nearer to the later one.
 * Example: 1,208.88 before a split of 10 for 1 and 120.50 after it give 10; 120.89 and 120.50 give 1.
 *
 * @param price of the later day, above zero as the one before is
 */
export function splitSince(
  before: PriceBefore,
  splits: readonly Split[],
  { day, price }: PriceBefore,
): number {
  const factor = splitFactor(splits, before.day, day);
  return apart(before.price / factor, price) < apart(before.price, price) ? factor : 1;
}

function apart(one: number, other: number): number {
  return Math.abs(Math.log(one / other));
}
