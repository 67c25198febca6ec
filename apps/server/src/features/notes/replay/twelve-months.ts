import type { Financials } from '@tenfold/contract/financials';
import type { MissingReason } from '@tenfold/domain/figures';
import { knownFigures, type TwelveMonths } from '@tenfold/domain/note-replay';

/** The last twelve months of a company's table: the last fiscal year where nothing newer was filed. */
export function twelveMonthsOf({ ltm, actual, reportedCurrency }: Financials): TwelveMonths | null {
  const column = ltm.at(-1) ?? actual.at(-1);
  if (column === undefined || column.periodEnd === null) return null;
  const figures = knownFigures.map((key) => {
    const value = column[key];
    const why = value === null ? ((column.why[key] as MissingReason | undefined) ?? 'not_filed') : null;
    return [key, { value, why }] as const;
  });
  return {
    currency: reportedCurrency,
    periodEnd: column.periodEnd,
    ...(Object.fromEntries(figures) as Pick<TwelveMonths, (typeof knownFigures)[number]>),
  };
}
