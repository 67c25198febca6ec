export const dataQualityPath = '/data-quality';
export const dataQualityCsvPath = '/data-quality.csv';

/** The failing checks of one company. */
export function companyQualityPath(symbol: string): string {
  return `${dataQualityPath}/${symbol}`;
}
