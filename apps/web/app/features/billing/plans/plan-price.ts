import type { PlanOffer } from '@tenfold/contract/billing';

/** `Free`, or `$96` with what it is for. */
export function planPriceLabel(price: PlanOffer['price']): { amount: string; per: string | null } {
  if (price === null) return { amount: 'Free', per: null };
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: price.currency,
    maximumFractionDigits: Number.isInteger(price.amount) ? 0 : 2,
  });
  return { amount: money.format(price.amount), per: `a ${price.per}, once payments are available` };
}
