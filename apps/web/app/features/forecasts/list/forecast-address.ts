import type { ForecastId } from '@tenfold/contract/ids';

interface Named {
  readonly symbol: string;
  readonly id: ForecastId;
}

/** The company's page with this forecast chosen. */
export function forecastAddress(
  { symbol, id }: Named,
  section: 'financials' | 'forecast' | 'summary' = 'financials',
): string {
  return `/company/${symbol}?forecast=${id}#${section}`;
}
