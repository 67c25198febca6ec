import type { Financials } from '@tenfold/contract/financials';
import type { Books } from './books.ts';
import { exchangeRateOn } from './exchange-rate-on.ts';

type Head = Pick<
  Financials,
  | 'symbol'
  | 'currency'
  | 'reportedCurrency'
  | 'exchangeRate'
  | 'businessKind'
  | 'fiscalYearEnd'
  | 'maxReached'
>;

/** What is said of a company's figures whoever reads them, and however many years. */
export function financialsHead({ listing, statements, market }: Books): Head {
  const valuationDay = statements.annual.at(-1)?.period.end ?? null;
  return {
    symbol: listing.symbol,
    currency: listing.currency,
    reportedCurrency: statements.reportedCurrency ?? listing.reportedCurrency ?? 'USD',
    exchangeRate: exchangeRateOn({ statements, market }, valuationDay),
    businessKind: statements.businessKind,
    fiscalYearEnd: listing.fiscalYearEnd,
    maxReached: false,
  };
}
