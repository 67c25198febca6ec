import type { IsoDate, Split } from '../facts/index.ts';
import { splitFactor, splitsUntil } from './split-factor.ts';
import { type PriceBefore, splitSince } from './split-since.ts';

/** The shares in which all figures and prices of a listing are counted. */
export interface ShareBasis {
  /** Splits up to this day are in effect; null where nothing is known. */
  readonly day: IsoDate | null;
  /** The newest split in effect. */
  readonly lastSplit: IsoDate | null;
  /** What the closes on file are divided by. */
  readonly closesOver: number;
}

export interface LatestKnown {
  readonly lastClose: PriceBefore | null;
  readonly lastQuote: PriceBefore | null;
  readonly newestFiling: IsoDate | null;
  readonly splits: readonly Split[];
}

/**
 * A split takes effect with the first thing that counts the new shares: a close or a quote of its day or later, or a filing.
 * From then on everything is in the new shares.
 *
 * Convention: closes from before the split are divided by it, unless their source did: then they are near the quote.
 * Example: a close of 56.00, a split of 2 for 1 on the next day, and that day's first quote of 28.00: closes over 2.
 *
 * docs/methodology.md, "Splits"
 */
export function shareBasis({ lastClose, lastQuote, newestFiling, splits }: LatestKnown): ShareBasis {
  const days = [lastClose?.day, lastQuote?.day, newestFiling].filter((day) => day != null);
  const day = days.sort().at(-1) ?? null;
  if (day === null) return { day, lastSplit: null, closesOver: 1 };
  const effective = splitsUntil(splits, day).map((split) => split.effective);
  return {
    day,
    lastSplit: effective.sort().at(-1) ?? null,
    closesOver: overOf(lastClose, lastQuote, splits, day),
  };
}

function overOf(
  close: PriceBefore | null,
  quote: PriceBefore | null,
  splits: readonly Split[],
  day: IsoDate,
): number {
  if (close === null) return 1;
  if (quote === null || quote.day <= close.day) return splitFactor(splits, close.day, day);
  return splitSince(close, splits, quote) * splitFactor(splits, quote.day, day);
}

/** What an amount of a day is divided by to be in the shares of a basis; of a day after it, by less than one. */
export function sharesOnBasis(splits: readonly Split[], day: IsoDate, lastSplit: IsoDate | null): number {
  const basis = lastSplit ?? '';
  return day < basis ? splitFactor(splits, day, basis) : 1 / splitFactor(splits, basis, day);
}
