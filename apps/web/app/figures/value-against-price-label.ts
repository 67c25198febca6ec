import { formatPercent } from '@tenfold/domain/format';

/**
 * What every place says after “value is”: `66.8% below the price`, `equal to the price`.
 *
 * @param against value / price - 1
 */
export function valueAgainstPriceLabel(against: number): string {
  const size = formatPercent(Math.abs(against));
  if (!/[1-9]/.test(size)) return 'equal to the price';
  return `${size} ${against > 0 ? 'above' : 'below'} the price`;
}
