import { endReasons } from '@tenfold/domain/entitlement';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { planKeys } from '../policy/rights.ts';
import { isoTime } from '../shapes.ts';
import { currency, money } from './money.ts';
import { subscription } from './subscription.ts';

export const environments = ['sandbox', 'stripe-test', 'stripe-live'] as const;

const isReward = z.boolean().describe('Whether points in Business Q&A earned it.');

export const credit = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('grant'),
      isReward,
      /** PrintedFigure to its owner: `100 points in Business Q&A`. */
      cause: z.string(),
      grantedAt: isoTime,
      from: isoTime,
      /** Null: without an end. */
      until: isoTime.nullable(),
      state: z.enum(['coming', 'active', 'used']),
    }),
    z.object({
      kind: z.literal('refund'),
      isReward,
      cause: z.string(),
      grantedAt: isoTime,
      total: money,
      invoice: z.string(),
      state: z.enum(['on_its_way', 'refunded', 'refused']),
    }),
  ])
  .describe('A plan that was given, or money that was given back.');
export type Credit = z.output<typeof credit>;

export const billingOverview = z.object({
  environment: z.enum(environments),
  /** Key for the provider’s fields in the browser; null in the sandbox. */
  publishableKey: z.string().nullable(),
  /** The clock of billing: in the sandbox each person has one to move. */
  now: isoTime,
  plan: z.enum(planKeys),
  /** Null: without an end, or free. */
  until: isoTime.nullable(),
  cause: z.enum(['free', 'paid', 'grace', 'granted']),
  /** On Light: when the last plan ended, by the ledger. Null: one runs, or there never was one. */
  endedAt: isoTime.nullable(),
  endReason: z.enum(endReasons).nullable(),
  subscription: subscription.nullable(),
  /** Fixed while a plan runs. */
  currency: currency.nullable(),
  /** Newest first. */
  credits: z.array(credit),
});
export type BillingOverview = z.output<typeof billingOverview>;

export const getBilling = endpoint({
  method: 'GET',
  access: 'person',
  path: '/billing/overview',
  summary: 'The person’s plan, subscription and credits',
  reply: billingOverview,
});

export const billingDetails = z.object({
  name: z.string().trim().max(120),
  /** Invoices and billing emails go there; empty: to the account’s address. */
  email: z.union([z.literal(''), z.email('Use an email address')]),
  address: z.string().trim().max(300),
  /** In the US, where tax follows from them: two letters, and a ZIP code. Empty elsewhere. */
  state: z.string().trim().max(2),
  postalCode: z.string().trim().max(10),
  /** A code of ISO 3166, two letters; empty: not told. */
  country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, 'Choose a country')]),
  vatNumber: z.string().trim().max(20),
  currency,
});
export type BillingDetails = z.output<typeof billingDetails>;

export const getBillingDetails = endpoint({
  method: 'GET',
  access: 'person',
  path: '/billing/details',
  summary: 'Name and address on the person’s invoices',
  reply: billingDetails,
});

export const saveBillingDetails = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing',
  path: '/billing/details',
  summary: 'Change name and address on invoices to come, and the currency while no plan runs',
  body: billingDetails,
  reply: billingDetails,
  refusals: ['conflict', 'unavailable'],
});

/** 404 where money moves. */
export const moveClock = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing',
  path: '/billing/sandbox/clock',
  summary: 'Move the person’s clock of the sandbox ahead',
  body: z.object({ by: z.enum(['day', 'month', 'year']) }),
  reply: z.object({ now: isoTime }),
  refusals: ['not_found'],
});

/** What the bank’s window does elsewhere. 404 where money moves. */
export const answerBank = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing',
  path: '/billing/sandbox/bank',
  summary: 'Answer for the sandbox’s bank',
  body: z.object({ clientSecret: z.string().min(1).max(300), isConfirmed: z.boolean() }),
  reply: z.object({ isConfirmed: z.boolean() }),
  refusals: ['not_found', 'payment_refused'],
});
