import type { ForecastBase, Rate } from '../../forecast/index.ts';
import { minYears } from '../../method-judgements/index.ts';
import type { NoFairValue, NoValueReason } from '../fair-value.ts';

/** What common shareholders' capital earned over a window of years, and how much of it stayed. */
export interface ReturnOnBook {
  readonly ok: true;
  /** The common book at the end of the last year. */
  readonly book: number;
  readonly returnOnBook: Rate;
  /** The part of earnings that stayed in the book, 0 to 1. */
  readonly shareKept: Rate;
  readonly years: number;
  /** Whether other comprehensive income could be left out of the book. */
  readonly withoutOci: boolean;
}

/**
 * The return on common equity, from a ratio of sums, so that one year with next to no book does not rule it.
 *
 * Formula: ROE = sum of earnings / sum of opening books; kept = (closing book - opening book of the window) / sum of
 * earnings, within 0..1. The book leaves out other comprehensive income where it was filed; in no year where the last did not.
 * Refuses: earnings or book of the last year missing; a book of zero or less; fewer than three years; earnings of
 * zero or less in sum; losses in both of the last two years.
 * Example: books 100, 110, 121 and earnings 20, 22: ROE 0.2, kept 0.5.
 *
 * docs/methodology.md, "Excess returns"
 */
export function returnOnBook({ history }: ForecastBase, maxYears: number): ReturnOnBook | NoFairValue {
  const { earningsToCommon } = history;
  const { books, withoutOci } = bookValues(history);
  const book = books.at(-1) ?? null;
  if (book === null) return refuse('book_missing');
  if ((earningsToCommon.at(-1) ?? null) === null) return refuse('earnings_missing');
  if (!(book > 0)) return refuse('book_not_positive', { commonBook: book });

  const earnings: number[] = [];
  const openings: number[] = [];
  for (let at = books.length - 1; at > 0 && earnings.length < maxYears; at -= 1) {
    const earned = earningsToCommon[at] ?? null;
    const opening = books[at - 1] ?? null;
    if (earned === null || opening === null) break;
    earnings.push(earned);
    openings.push(opening);
  }
  const years = earnings.length;
  if (years < minYears) return refuse('too_few_years', { years, needed: minYears });
  const earned = sumOf(earnings);
  const invested = sumOf(openings);
  if (!(invested > 0)) return refuse('book_not_positive', { commonBook: invested / years });
  if (!(earned > 0)) return refuse('earnings_not_positive', { earnings: earned, years });
  if (earnings.slice(0, 2).every((each) => each < 0)) {
    return refuse('losses_in_last_two_years', { earnings: earnings[0] ?? 0 });
  }
  const retained = (book - (openings.at(-1) ?? 0)) / earned;
  const shareKept = Math.min(Math.max(retained, 0), 1);
  return { ok: true, book, returnOnBook: earned / invested, shareKept, years, withoutOci };
}

function bookValues({ commonBook, accumulatedOci }: ForecastBase['history']) {
  const withoutOci = (accumulatedOci.at(-1) ?? null) !== null;
  const books = commonBook.map((book, at) => {
    const oci = withoutOci ? (accumulatedOci[at] ?? 0) : 0;
    return book === null ? null : book - oci;
  });
  return { books, withoutOci };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function refuse(why: NoValueReason, detail: NoFairValue['detail'] = {}): NoFairValue {
  return { ok: false, why, detail };
}
