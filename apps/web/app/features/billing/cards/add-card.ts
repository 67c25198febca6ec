import type { PaymentCard } from '@tenfold/contract/billing';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** @param token the provider’s name of a card that its fields have read @returns the card as it is kept */
export async function addCard(token: string, known: readonly PaymentCard[]): Promise<PaymentCard | null> {
  const { cards } = await browserApi.call('POST /payment/payment-cards', {
    body: { stripePaymentMethodId: token },
  });
  const before = new Set(known.map(({ id }) => id));
  return cards.find(({ id }) => id === token) ?? cards.find(({ id }) => !before.has(id)) ?? null;
}
