import type { FinancialsColumn } from '@tenfold/contract/financials';
import type { ForecastBase } from '@tenfold/domain/forecast';
import { formatPercent } from '@tenfold/domain/format';
import {
  mustBeTrue,
  type RecordedRow,
  recordOfDriver,
  type SolvableDriver,
  type SolvedDriver,
  yearsThatReached,
} from '@tenfold/domain/must-be-true';
import { formatMoney } from '../../../figures/format-money.ts';
import type { ComputedValue } from '../model/compute-value.ts';
import { stateOfModel } from '../model/state-of-model.ts';

/** What a price asks of the company, in words. */
export interface PriceNeeds {
  readonly title: string;
  readonly sentences: readonly string[];
}

/**
 * What must be true for the price, before anything is said of the value: the first driver of the method that reaches the
 * price, beside its record, and the return the forecast gives at it. On the server, which has the formulas.
 *
 * Refuses (null): no price; a value that equals it; nothing that can be solved for.
 *
 * docs/methodology.md, "What must be true"
 *
 * @param years as filed, oldest first
 */
export function priceNeeds(
  base: ForecastBase,
  { result, setting }: Pick<ComputedValue, 'result' | 'setting'>,
  years: readonly FinancialsColumn[],
  price: number,
  currency: string,
): PriceNeeds | null {
  const state = stateOfModel({ base, result, setting, typed: [] });
  const solved = state === null || !(price > 0) ? null : mustBeTrue(state, price);
  if (!solved?.ok || (solved.valuePerShare ?? 0).toFixed(2) === price.toFixed(2)) return null;
  const filed = years.map((column) => ({ year: column.year, rateOf: (row: RecordedRow) => column[row] }));
  const first = solved.drivers.find(({ driver, solution }) => driver in needs && solution.ok);
  const returns = solved.drivers.find(({ driver }) => driver === 'requiredReturn')?.solution;
  const sentences = [
    first && needWords(first),
    first && recordWords(first, recordOfDriver(first.driver, filed, base, result.method)),
    returns?.ok &&
      `${first ? 'Or a' : 'A'} return of ${formatPercent(returns.rate)} a year, if the forecast comes true as it is.`,
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.length === 0
    ? null
    : { title: `What must be true for ${formatMoney(price, currency)}`, sentences };
}

function needWords({ driver, present, fades, solution }: SolvedDriver): string | null {
  const named = needs[driver];
  if (named === undefined || !solution.ok) return null;
  const { name, after } = named;
  const now = present === null ? '' : `, not ${present === 0 ? '0.0%' : formatPercent(present)}`;
  return `${name} ${formatPercent(solution.rate)}${after}${fades ? ' at first, then fading' : ''}${now}.`;
}

function recordWords(
  { present, solution }: SolvedDriver,
  record: ReturnType<typeof recordOfDriver>,
): string | null {
  if (record === null || !solution.ok) return null;
  const isMore = solution.rate >= (present ?? record.mean);
  const reached = yearsThatReached(record, solution.rate, isMore).length;
  const of = `the last ${record.years.length} years`;
  if (reached === 0) return `None of ${of} ${isMore ? 'reached it' : 'was that low'}.`;
  return `${reached} of ${of} ${isMore ? 'reached it' : reached === 1 ? 'was that low' : 'were that low'}.`;
}

/** Around the rate. */
const needs: Readonly<Partial<Record<SolvableDriver, { readonly name: string; readonly after: string }>>> = {
  revenueChange: { name: 'Revenue growth of', after: ' a year' },
  percentageCfoOfRevenue: { name: 'Cash from operations of', after: ' of revenue' },
  meanMargin: { name: 'A net margin of', after: '' },
  roe: { name: 'A return on equity of', after: '' },
  affoGrowth: { name: 'AFFO per share growing', after: ' a year' },
  dividendGrowth: { name: 'Dividends growing', after: ' a year' },
};
