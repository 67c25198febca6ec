/** The company's page with this forecast chosen. */
export function forecastAddress({ symbol, id }: { symbol: string; id: number }): string {
  return `/company/${symbol}?forecast=${id}#financials`;
}
