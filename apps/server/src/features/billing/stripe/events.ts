import type Stripe from 'stripe';
import { BadSignature, type ProviderEvent } from '../provider/provider.ts';
import { allPages } from './client/all-pages.ts';
import { idOrNull } from './client/ids.ts';
import { toDate, toSeconds } from './client/seconds.ts';
import { environmentOf, type StripeAccount } from './client/stripe-account.ts';

/** In seconds. */
const tolerance = 300;

/** @throws BadSignature */
export function readEvent(account: StripeAccount, body: Uint8Array, signature: string | null): ProviderEvent {
  if (signature === null) throw new BadSignature('no signature');
  for (const secret of account.webhookSecrets) {
    const event = verify(account, body, signature, secret);
    if (event !== null) return toEvent(event);
  }
  throw new BadSignature('no known secret signed this, or too long ago');
}

function verify(
  { api, clock }: StripeAccount,
  body: Uint8Array,
  signature: string,
  secret: string,
): Stripe.Event | null {
  const at = clock.now().getTime();
  try {
    return api.webhooks.constructEvent(body, signature, secret, tolerance, undefined, at);
  } catch {
    return null;
  }
}

/** Oldest first; Stripe keeps them for 30 days, and lists the newest first. */
export async function* listEvents(account: StripeAccount, since: Date): AsyncIterable<ProviderEvent> {
  const listed = account.api.events.list({ created: { gte: toSeconds(since) }, limit: 100 });
  const newestFirst = await allPages(listed);
  yield* newestFirst.reverse().map(toEvent);
}

/** Who an event is about that doesn’t say so: a dispute names a charge alone. Null: nobody. */
export async function findCustomerOfEvent({ api }: StripeAccount, id: string): Promise<string | null> {
  const event = await api.events.retrieve(id);
  const named = toEvent(event).customer;
  const charge = idOrNull((event.data.object as { readonly charge?: string | Stripe.Charge | null }).charge);
  if (named !== null || charge === null) return named;
  return idOrNull((await api.charges.retrieve(charge)).customer);
}

function toEvent({ id, type, created, livemode, data }: Stripe.Event): ProviderEvent {
  return {
    id,
    type,
    createdAt: toDate(created),
    customer: customerOf(data),
    environment: environmentOf(livemode),
  };
}

function customerOf({ object, previous_attributes }: Stripe.Event.Data): string | null {
  const about = object as { readonly object: string; readonly id: string; readonly customer?: string | null };
  if (about.object === 'customer') return about.id;
  // A card that was detached says whose it was.
  const before = previous_attributes as { readonly customer?: string | null } | undefined;
  return idOrNull(about.customer ?? before?.customer);
}
