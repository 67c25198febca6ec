import type { Financials } from '@tenfold/contract/financials';

type Currencies = Pick<Financials, 'currency' | 'reportedCurrency'>;

/** What the figures are counted in. Prices are in the currency of the exchange, which may be another one. */
export function scaleWords({ currency, reportedCurrency }: Currencies, dollars = 'USD'): string {
  const reported = reportedCurrency || 'USD';
  const scale = `all figures in ${reported === 'USD' ? dollars : reported} Millions except per share data`;
  return currency === reported ? scale : `${scale}, stock price and market cap in ${currency}`;
}
