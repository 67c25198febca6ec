import type { PaymentCard } from '@tenfold/contract/billing';

type Named = Pick<PaymentCard, 'brand' | 'last4'>;

const brands: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MC',
  amex: 'AMEX',
  unionpay: 'UPAY',
  discover: 'DISC',
};

/** Short, as it stands in its frame. */
export function brandLabel(brand: string): string {
  return brands[brand] ?? brand.slice(0, 5).toUpperCase();
}

/** `VISA •••• 4242` */
export function cardLabel({ brand, last4 }: Named): string {
  return `${brandLabel(brand)} •••• ${last4}`;
}

/** `Expires 08 / 28` */
export function expiryLabel({ expMonth, expYear, expiry }: PaymentCard): string {
  const when = `${String(expMonth).padStart(2, '0')} / ${String(expYear % 100).padStart(2, '0')}`;
  return expiry === 'expired' ? `Expired ${when}` : `Expires ${when}`;
}
