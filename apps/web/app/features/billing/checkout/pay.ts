import type { Bill, PaymentCard, Subscription } from '@tenfold/contract/billing';
import { isApiError } from '@tenfold/contract/errors/api-error';
import type { PlanType } from '@tenfold/contract/policy/plans';
import { isFormError, toFormError } from '../../../forms/form-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { addCard } from '../cards/add-card.ts';

export interface PlanOrder {
  /** Null: subscribes; else that one changes its period. */
  readonly subscriptionId: string | null;
  readonly planType: PlanType;
  readonly currency: string;
  readonly bill: Bill;
  readonly cards: readonly PaymentCard[];
  /** A saved card, or the token of one that was typed just now. */
  readonly payWith: { readonly card: PaymentCard } | { readonly token: string };
  /** Called once a new card is saved: whatever becomes of the payment, it isn’t added again. */
  readonly onAdded: (card: PaymentCard) => void;
}

export interface Refusal {
  readonly title: string;
  readonly message: string;
  readonly code: string | null;
}

export type Outcome =
  | { readonly kind: 'paid'; readonly subscription: Subscription }
  | { readonly kind: 'bank'; readonly confirmation: NonNullable<Subscription['confirmation']> }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Adds the card if it is new, and pays what was agreed to. Whatever is refused leaves the plan as it was. */
export async function payFor(order: PlanOrder): Promise<Outcome> {
  const titles = {
    card: 'Your card wasn’t added.',
    check: 'Failed to validate payment method',
    pay: order.subscriptionId === null ? 'Failed to create subscription' : 'Failed to update subscription',
  };
  let step: keyof typeof titles = 'card';
  try {
    const card = await cardOf(order);
    step = 'check';
    if ('card' in order.payWith && card?.isDefault) {
      await browserApi.call('POST /subscription/validate-payment-method');
    }
    step = 'pay';
    const subscription = await agree(order, card);
    const { confirmation } = subscription;
    return confirmation === null ? { kind: 'paid', subscription } : { kind: 'bank', confirmation };
  } catch (cause) {
    if (!isFormError(cause)) logFailure('paying', cause);
    const code = isApiError(cause) ? cause.code : null;
    return { kind: 'refused', refusal: { title: titles[step], message: toFormError(cause).message, code } };
  }
}

async function cardOf({ payWith, cards, onAdded }: PlanOrder): Promise<PaymentCard | null> {
  if ('card' in payWith) return payWith.card;
  const added = await addCard(payWith.token, cards);
  if (added !== null) onAdded(added);
  return added;
}

async function agree(order: PlanOrder, card: PaymentCard | null): Promise<Subscription> {
  const { subscriptionId, planType, currency, bill } = order;
  const agreed = { total: bill.total, proratedAt: bill.proratedAt };
  if (subscriptionId === null) {
    return browserApi.call('POST /subscription/create', {
      body: {
        planId: 'investor',
        planType,
        currency,
        ...(card !== null && { paymentMethodId: card.id }),
        ...agreed,
      },
    });
  }
  // What runs is paid by the default card.
  if (card !== null && !card.isDefault) {
    await browserApi.call('PATCH /payment/payment-cards/{id}', {
      params: { id: card.id },
      body: { isDefault: true },
    });
  }
  return browserApi.call('POST /subscription/update', {
    body: { subscriptionId, newPlanId: 'investor', newPlanType: planType, ...agreed },
  });
}
