import type { Financials } from '@tenfold/contract/financials';
import { exchangeRateLabel } from './exchange-rate-label.ts';

export type Currencies = Pick<Financials, 'currency' | 'reportedCurrency' | 'exchangeRate'>;

/** Prices are in the trading currency, which may differ. */
export function scaleLabel(
  { currency, reportedCurrency, exchangeRate }: Currencies,
  dollars = 'USD',
): string {
  const reported = reportedCurrency || 'USD';
  const scale = `all figures in ${reported === 'USD' ? dollars : reported} Millions except per share data`;
  if (currency === reported) return scale;
  const rate = exchangeRate === null ? '' : `; ${exchangeRateLabel(exchangeRate, currency)}`;
  return `${scale}, stock price and market cap in ${currency}${rate}`;
}
