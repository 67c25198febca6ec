import type { ForecastId } from '@tenfold/contract/ids';

interface ForecastRef {
  readonly symbol: string;
  readonly id: ForecastId;
}

/** The company's page with this forecast chosen. */
export function forecastAddress(
  { symbol, id }: ForecastRef,
  section: 'financials' | 'forecast' | 'summary' = 'financials',
): string {
  return `/company/${symbol}?forecast=${id}#${section}`;
}
