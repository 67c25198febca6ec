import { specialDividend } from '../method-judgements/index.ts';
import { type Dividend, dividendsDueBy } from '../prices/index.ts';
import type { Statement, Statements } from '../statements/index.ts';
import type { DividendsSince } from './forecast.ts';

/**
 * What is known of dividends after a fiscal year end: by ex-date, by filed quarter, and how they go on.
 *
 * docs/methodology.md, "Valued as of today"
 */
export function dividendsSince(
  { annual, quarterly }: Pick<Statements, 'annual' | 'quarterly'>,
  dividends: readonly Dividend[],
): DividendsSince {
  const lastYear = annual.at(-1);
  const yearEnd = lastYear?.period.end ?? '';
  const filed = quarterly.filter(({ period }) => period.end > yearEnd).flatMap(dividendOf);
  return {
    listed: dividends
      .filter(({ exDate }) => exDate > yearEnd)
      .map(({ exDate, amount }) => ({ day: exDate, amount })),
    listedUntil: dividendsDueBy(dividends.map(({ exDate }) => exDate)),
    filed,
    repeated: repeatedDividend(quarterly, lastYear),
  };
}

function dividendOf({ period, lines }: Statement) {
  const amount = lines.dividendsPerShare.value;
  return amount === null ? [] : [{ day: period.end, amount }];
}

/**
 * The dividend a quarter to come is taken to pay: the last filed one where each of the last four quarters paid, without
 * what was special; else a quarter of the last fiscal year's, which also spreads what is paid once or twice a year.
 */
function repeatedDividend(quarterly: readonly Statement[], lastYear: Statement | undefined): number {
  const lastKnown = quarterly.findLastIndex(({ lines }) => lines.dividendsPerShare.value !== null);
  const four = quarterly
    .slice(Math.max(0, lastKnown - 3), lastKnown + 1)
    .map(({ lines }) => lines.dividendsPerShare.value ?? 0);
  const last = four.at(-1) ?? 0;
  const isSteady = four.length === 4 && four.every((amount) => amount > 0);
  if (!isSteady) return (lastYear?.lines.dividendsPerShare.value ?? 0) / 4;
  const median = medianOfFour(four);
  return last > median * specialDividend ? median : last;
}

function medianOfFour(four: readonly number[]): number {
  const sorted = four.toSorted((one, other) => one - other);
  return ((sorted[1] ?? 0) + (sorted[2] ?? 0)) / 2;
}
