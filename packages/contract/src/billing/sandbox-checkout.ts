import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bill } from './bill.ts';

const session = z.object({ session: z.string().min(1).max(200) });

/** What the provider’s own page shows elsewhere. 404 where money moves. */
export const getSandboxCheckout = endpoint({
  method: 'GET',
  access: 'person',
  path: '/billing/sandbox/checkout/{session}',
  summary: 'The sandbox’s own page to pay on',
  params: session,
  reply: z.object({
    state: z.enum(['open', 'paid', 'expired']),
    bill,
    /** Back without paying: an address of ours. */
    cancelUrl: z.string(),
  }),
  refusals: ['not_found'],
});

/** 404 where money moves. */
export const paySandboxCheckout = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'billing',
  path: '/billing/sandbox/checkout/{session}',
  summary: 'Pay on the sandbox’s own page',
  params: session,
  body: z.object({
    /** In place of a number: `test-cards.ts`. */
    card: z.string().min(1).max(200),
    /** What was answered to the bank; null: it hasn’t asked. */
    isConfirmed: z.boolean().nullable(),
  }),
  reply: z.object({
    /** The bank wants to hear from the person first: pay again with the answer. */
    isPaid: z.boolean(),
    /** Where to go on once it is paid: an address of ours. */
    successUrl: z.string(),
  }),
  refusals: ['not_found', 'payment_refused'],
});
