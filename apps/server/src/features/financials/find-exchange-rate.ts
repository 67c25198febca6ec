import type { ExchangeRate } from '@tenfold/contract/financials/exchange-rate';
import { isOldRate, newestRate } from '@tenfold/domain/rates';
import type { CompanyFigures } from './company-figures.ts';

/** Null within one currency or without a rate. */
export function findExchangeRateOn(
  { statements, market }: Pick<CompanyFigures, 'statements' | 'market'>,
  day: string | null,
): ExchangeRate | null {
  const { reportedCurrency } = statements;
  if (day === null || reportedCurrency === null || reportedCurrency === market.currency) return null;
  const found = newestRate(market.rates ?? [], day);
  return found === null ? null : { reportedCurrency, ...found, stale: isOldRate(found, day) };
}
