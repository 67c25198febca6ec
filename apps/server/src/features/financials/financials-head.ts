import type { Financials } from '@tenfold/contract/financials';
import type { Books } from './books.ts';

type Head = Pick<
  Financials,
  'symbol' | 'currency' | 'reportedCurrency' | 'businessKind' | 'fiscalYearEnd' | 'maxReached'
>;

/** What is said of a company's figures whoever reads them, and however many years. */
export function financialsHead({ listing, statements }: Books): Head {
  return {
    symbol: listing.symbol,
    currency: listing.currency,
    reportedCurrency: statements.reportedCurrency ?? listing.reportedCurrency ?? 'USD',
    businessKind: statements.businessKind,
    fiscalYearEnd: listing.fiscalYearEnd,
    maxReached: false,
  };
}
