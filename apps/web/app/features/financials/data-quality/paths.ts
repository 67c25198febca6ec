export const dataQualityPath = '/data-quality';

/** The failing checks of one company. */
export function companyQualityPath(symbol: string): string {
  return `${dataQualityPath}/${symbol}`;
}
