import type { ForecastBase } from '../forecast/index.ts';

/**
 * A value of one ordinary share in the reported currency, as one of a traded share in the trading currency.
 *
 * Formula: value x ADR ratio / rate, the rate being reported currency for one of the trading currency.
 * @example perTradedShare({ adrRatio: 5, currencyRate: 32.79 }, 672.82) is 102.59
 */
export function perTradedShare(
  { adrRatio, currencyRate }: Pick<ForecastBase, 'adrRatio' | 'currencyRate'>,
  value: number,
): number {
  return (value * (adrRatio ?? 1)) / (currencyRate ?? 1);
}
