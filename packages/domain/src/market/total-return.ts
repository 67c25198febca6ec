import { combined } from '../columns/index.ts';
import { type Figure, type Mark, missing } from '../figures/index.ts';
import type { Close } from '../prices/index.ts';
import { closesOver } from './closes-over.ts';
import type { FindPayments, Payments } from './payments.ts';
import { reinvestedShares } from './reinvested-shares.ts';

/**
 * What a shareholder earned to the last close, dividends reinvested.
 *
 * Formula: P(end) / P(start) x product of 1 / (1 - D / P(prev)) over the dividends between, P(prev) being the last
 * close before the ex-date; prices adjusted for splits, not for dividends. Over one year as it is; over 5 and 10
 * years the yearly rate, chain^(1 / years) - 1, because the card reads `5Y a year`. A fraction.
 * Where no list by ex-date holds the payments, they are taken from the filings at each quarter's end, marked derived; where
 * no filing covers the last one or two quarters, the last payment is repeated, marked too.
 * Refuses: no close about the start; payments that neither list nor filings hold; one as large as the price before it.
 * Example: from 100 to 110 with a dividend of 5 when the price was 100 is 110 / 100 / 0.95 - 1 = 0.1579.
 *
 * docs/methodology.md, "Total return"
 */
export function totalReturn(closes: readonly Close[], findPayments: FindPayments, years: number): Figure {
  const over = closesOver(closes, years);
  if (typeof over === 'string') return missing(over);
  const { start, end } = over;
  const payments = findPayments(start.day, end.day);
  if (payments === null) return missing('dividends_unknown');
  const reinvested = reinvestedShares(closes, payments.dividends, start.day, end.day);
  if (reinvested === null) return missing('part_missing');
  const chain = (end.close / start.close) * (reinvested.at(-1)?.shares ?? 1);
  const formula = `closes of ${start.day} and ${end.day}, dividends ${sourceWords(payments)}${years > 1 ? ', a year' : ''}`;
  return combined([], chain ** (1 / years) - 1, formula, [...over.marks, ...marksOf(payments)]);
}

function marksOf({ source, repeated }: Payments): Mark[] {
  if (source === 'listed') return [];
  return repeated > 0 ? ['derived', 'dividends_repeated'] : ['derived'];
}

function sourceWords({ source, repeated }: Payments): string {
  if (source === 'listed') return 'by ex-date';
  if (source === 'filed_then_listed') return 'as filed, then by ex-date';
  return `as filed, at quarter ends${repeated === 0 ? '' : `, the last ${repeated} repeated`}`;
}

/**
 * What the price alone did to the last close, a fraction: over several years the yearly rate, as a total return.
 *
 * Formula: (P(end) / P(start))^(1 / years) - 1; prices adjusted for splits, not for dividends.
 * Refuses: no close at all (`no_price`); none about the start (`history_too_short`).
 * Example: from 100 to 121 in two years is 0.1.
 *
 * docs/methodology.md, "Total return"
 */
export function priceReturn(closes: readonly Close[], years: number): Figure {
  const over = closesOver(closes, years);
  if (typeof over === 'string') return missing(over);
  const { start, end, marks } = over;
  const formula = `closes of ${start.day} and ${end.day}${years > 1 ? ', a year' : ''}`;
  return combined([], (end.close / start.close) ** (1 / years) - 1, formula, marks);
}
