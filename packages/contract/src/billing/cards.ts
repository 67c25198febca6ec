import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const paymentCard = z.object({
  /** The provider’s name of it; the number of the card never reaches us. */
  id: z.string(),
  isDefault: z.boolean(),
  /** `visa`, `mastercard`, … */
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  /** By the clock of billing; `soon`: within 60 days. */
  expiry: z.enum(['valid', 'soon', 'expired']),
});
export type PaymentCard = z.output<typeof paymentCard>;

const cards = z.object({ cards: z.array(paymentCard) });
const cardId = z.string().min(1).max(200);
const ofCard = z.object({ id: cardId });

export const listCards = endpoint({
  method: 'GET',
  access: 'person',
  path: '/payment/payment-cards',
  summary: 'The person’s cards, the default first',
  reply: cards,
});

export const addCard = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing',
  path: '/payment/payment-cards',
  summary: 'Keep a card that the payment provider has checked',
  body: z.object({ stripePaymentMethodId: cardId }),
  reply: cards,
  refusals: ['payment_refused', 'conflict', 'unavailable'],
});

export const updateCard = endpoint({
  method: 'PATCH',
  access: 'person',
  limit: 'billing',
  path: '/payment/payment-cards/{id}',
  summary: 'Make a card the default, or change when it expires',
  params: ofCard,
  body: z.object({
    isDefault: z.literal(true).optional(),
    expMonth: z.number().int().min(1).max(12).optional(),
    expYear: z.number().int().min(2000).max(2100).optional(),
  }),
  reply: cards,
  refusals: ['not_found', 'payment_refused', 'unavailable'],
});

/** The default goes last, and never while a plan is paid with it. */
export const deleteCard = endpoint({
  method: 'DELETE',
  access: 'person',
  limit: 'billing',
  path: '/payment/payment-cards/{id}',
  summary: 'Delete a card',
  params: ofCard,
  reply: cards,
  refusals: ['not_found', 'conflict', 'unavailable'],
});

export const createPaymentIntent = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing',
  path: '/payment/payment-cards/create-payment-intent',
  summary: 'Begin to add a card: charges nothing',
  reply: z.object({ clientSecret: z.string() }),
  refusals: ['unavailable'],
});

export const validatePaymentMethod = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing look',
  path: '/subscription/validate-payment-method',
  summary: 'Whether there is a card to pay with',
  reply: z.object({ hasPaymentMethod: z.boolean(), defaultCard: paymentCard.nullable() }),
  refusals: ['payment_refused', 'unavailable'],
});
