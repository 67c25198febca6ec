import { formatPrice, missingMark } from '@tenfold/domain/format';

/** An amount per share with its currency: `$193.41`, `193.41 EUR`. */
export function formatMoney(value: number | null, currency: string): string {
  if (value === null) return missingMark;
  return currency === 'USD' ? `$${formatPrice(value)}` : `${formatPrice(value)} ${currency}`;
}
