import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime } from '../shapes.ts';
import { bill } from './bill.ts';
import { currency, minorUnits, money } from './money.ts';
import { planType } from './plans.ts';

const planId = z.literal('investor');
const subscriptionId = z.string().min(1).max(200);
const paymentMethodId = z.string().min(1).max(200);

export const subscriptionStates = [
  'waiting_for_bank',
  'active',
  'payment_failed',
  'canceling',
  'ended',
] as const;

export const subscription = z.object({
  subscriptionId,
  planId,
  planType,
  state: z.enum(subscriptionStates),
  /** For each period, before tax. */
  price: money,
  period: z.object({ from: isoTime, to: isoTime }),
  /** Null once it was canceled. */
  nextPayment: z.object({ at: isoTime, total: money }).nullable(),
  /** From the end of this period on; null: as it is. */
  newPlanType: planType.nullable(),
  canceledAt: isoTime.nullable(),
  card: z.object({ id: z.string(), brand: z.string(), last4: z.string() }).nullable(),
  /** The bank wants to hear from the person: its secret opens the bank’s window. */
  confirmation: z.object({ clientSecret: z.string(), total: money }).nullable(),
  /** A renewal was refused: the plan stays until then. */
  grace: z.object({ failedAt: isoTime, until: isoTime, retries: z.array(isoTime), total: money }).nullable(),
});
export type Subscription = z.output<typeof subscription>;

/** What the person saw: another total asks again, 409 `stale` with the bill as it is now. */
const agreed = { total: minorUnits, proratedAt: isoTime };

export const previewSubscription = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing look',
  path: '/subscription/preview',
  summary: 'What subscribing, or another period, would cost today',
  body: z.object({ planId, planType, currency: currency.optional() }),
  reply: bill,
  refusals: ['conflict', 'unavailable'],
});

export const createSubscription = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing',
  path: '/subscription/create',
  summary: 'Subscribe, and pay the first period',
  body: z.object({
    planId,
    planType,
    currency: currency.optional(),
    /** The default card when left out. */
    paymentMethodId: paymentMethodId.optional(),
    ...agreed,
  }),
  reply: subscription,
  refusals: ['payment_refused', 'conflict', 'stale', 'unavailable'],
});

export const updateSubscription = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing',
  path: '/subscription/update',
  summary: 'Change the period: to a year today, to a month when the year ends',
  body: z.object({ subscriptionId, newPlanId: planId, newPlanType: planType, ...agreed }),
  reply: subscription,
  refusals: ['payment_refused', 'not_found', 'conflict', 'stale', 'unavailable'],
});

export const cancelReasons = ['too_expensive', 'missing_data', 'not_used', 'other'] as const;

export const cancelSubscription = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing',
  path: '/subscription/cancel',
  summary: 'Cancel at the end of the period that is paid',
  body: z.object({ subscriptionId, reason: z.enum(cancelReasons).optional() }),
  reply: subscription,
  refusals: ['not_found', 'conflict', 'unavailable'],
});

export const undoCancel = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing',
  path: '/subscription/undo-cancel',
  summary: 'Continue a subscription that was canceled and hasn’t ended',
  body: z.object({ subscriptionId }),
  reply: subscription,
  refusals: ['not_found', 'conflict', 'unavailable'],
});

/** After a refused renewal, or once the bank has confirmed. */
export const payNow = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing',
  path: '/subscription/pay-now',
  summary: 'Try the payment that is due again, with the default card',
  body: z.object({ subscriptionId }),
  reply: subscription,
  refusals: ['payment_refused', 'not_found', 'conflict', 'unavailable'],
});

export const createCheckoutSession = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing',
  path: '/subscription/create-checkout-session',
  summary: 'Subscribe on the payment provider’s own page',
  body: z.object({
    planId,
    planType,
    currency: currency.optional(),
    /** An address of ours, where the person was. */
    returnTo: z.string().startsWith('/').max(500).optional(),
  }),
  reply: z.object({ url: z.string() }),
  refusals: ['conflict', 'unavailable'],
});

/** Asks the provider once for an attempt that is open: back from its page, or from the bank’s window. */
export const checkAttempt = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing look',
  path: '/subscription/check-attempt',
  summary: 'What became of the payment the person began',
  reply: z.object({
    state: z.enum(['none', 'waiting', 'paid', 'refused']),
    /** Why it was refused, to show. */
    message: z.string().nullable(),
    returnTo: z.string().nullable(),
    subscription: subscription.nullable(),
  }),
  refusals: ['unavailable'],
});

/** Gives up what the bank hasn’t confirmed, a first payment or another period: nothing is charged. */
export const abandonAttempt = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing',
  path: '/subscription/abandon-attempt',
  summary: 'Give up a payment that waits for the bank',
  reply: z.object({ isAbandoned: z.boolean() }),
  refusals: ['conflict', 'unavailable'],
});
