/** ISO 4217 (list one, amended 2025); every other currency has two. */
const without = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const withThree = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** Digits after the point: 2 for USD, whose smallest unit is a cent; 0 for JPY; 3 for KWD. */
export function minorDigits(currency: string): number {
  if (without.includes(currency)) return 0;
  return withThree.includes(currency) ? 3 : 2;
}
