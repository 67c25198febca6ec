import type { Financials } from '@tenfold/contract/financials';
import type { CompanyFigures } from './company-figures.ts';
import { findExchangeRateOn } from './find-exchange-rate.ts';

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

export function toFinancialsHead({ listing, statements, market }: CompanyFigures): Head {
  const valuationDay = statements.annual.at(-1)?.period.end ?? null;
  return {
    symbol: listing.symbol,
    currency: listing.currency,
    reportedCurrency: statements.reportedCurrency ?? listing.reportedCurrency ?? 'USD',
    exchangeRate: findExchangeRateOn({ statements, market }, valuationDay),
    businessKind: statements.businessKind,
    fiscalYearEnd: listing.fiscalYearEnd,
    maxReached: false,
  };
}
