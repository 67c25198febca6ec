import { formatPrice } from '@tenfold/domain/format';

/** `+14.27`, `−0.88`, `0.00` */
export function signedCents(cents: number): string {
  if (cents === 0) return '0.00';
  return `${cents > 0 ? '+' : '−'}${formatPrice(Math.abs(cents) / 100)}`;
}
