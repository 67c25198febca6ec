import type { PaymentCard } from '@tenfold/contract/billing';
import type { ProviderCard } from '../provider/provider.ts';

const soonMs = 60 * 86_400_000;

/** The default first. A card is good until the last day of its month. */
export function toCards(cards: readonly ProviderCard[], now: Date): PaymentCard[] {
  return cards
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .map((card) => ({ ...card, expiry: expiryOf(card, now) }));
}

function expiryOf({ expMonth, expYear }: ProviderCard, now: Date): PaymentCard['expiry'] {
  const end = Date.UTC(expYear, expMonth, 1);
  if (end <= now.getTime()) return 'expired';
  return end - now.getTime() < soonMs ? 'soon' : 'valid';
}

/** `VISA •••• 4242`. */
export function cardName({ brand, last4 }: { readonly brand: string; readonly last4: string }): string {
  return `${brand.toUpperCase()} •••• ${last4}`;
}
