import type { Financials, MoreRows } from '@tenfold/contract/financials';
import type { DocumentCache } from '../../../platform/documents/index.ts';
import { findFinancials } from '../prepare-financials.ts';

/** The first year and quarter that the company's page shows today: a past day opens no older ones. */
export interface FirstShown {
  readonly year: number;
  readonly quarterEnd: string;
}

export async function findFirstShown(documents: DocumentCache, symbol: string): Promise<FirstShown> {
  const today = await findFinancials(documents, symbol);
  return {
    year: today?.actual[0]?.year ?? 0,
    quarterEnd: today?.quarterly[0]?.periodEnd ?? '',
  };
}

export function shownFrom(first: FirstShown, financials: Financials): Financials {
  return {
    ...financials,
    actual: financials.actual.filter(({ year }) => year !== null && year >= first.year),
    quarterly: financials.quarterly.filter(
      ({ periodEnd }) => periodEnd !== null && periodEnd >= first.quarterEnd,
    ),
  };
}

/** Further rows of the same columns: they name quarters by year and number, so the table's say which are shown. */
export function moreShownFrom(first: FirstShown, shown: Financials, more: MoreRows): MoreRows {
  const quarters = new Set(shown.quarterly.map(({ year, quarter }) => `${year} ${quarter}`));
  return {
    ...more,
    actual: more.actual.filter(({ year }) => year !== null && year >= first.year),
    quarterly: more.quarterly.filter(({ year, quarter }) => quarters.has(`${year} ${quarter}`)),
  };
}
