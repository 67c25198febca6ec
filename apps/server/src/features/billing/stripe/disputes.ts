import type Stripe from 'stripe';
import type { ProviderDispute } from '../provider/provider.ts';
import { toDate, toDateOrNull } from './client/seconds.ts';
import type { StripeAccount } from './client/stripe-account.ts';

/** `prevented`, `warning_closed`: closed without money taken back. */
const closed: Readonly<Record<string, ProviderDispute['state']>> = {
  won: 'won',
  prevented: 'won',
  warning_closed: 'won',
  lost: 'lost',
};

/** Newest first. */
export async function listDisputes(
  { api }: StripeAccount,
  charges: readonly Stripe.Charge[],
): Promise<Stripe.Dispute[]> {
  const disputed = charges.filter((charge) => charge.disputed);
  const lists = await Promise.all(disputed.map(({ id }) => api.disputes.list({ charge: id })));
  return lists.flatMap(({ data }) => data);
}

export async function readDispute(
  account: StripeAccount,
  { id, status, created, balance_transactions }: Stripe.Dispute,
): Promise<ProviderDispute> {
  const state = closed[status] ?? 'open';
  const dispute = { id, state, openedAt: toDate(created) };
  if (state === 'open') return { ...dispute, closedAt: null };
  const back = balance_transactions.find(({ amount }) => amount > 0);
  const at = back?.created ?? (await findClosing(account, id, created));
  return { ...dispute, closedAt: toDateOrNull(at) };
}

/** Stripe says when a dispute was closed by an event alone, which it keeps for 30 days. In seconds. */
async function findClosing({ api }: StripeAccount, id: string, since: number): Promise<number | null> {
  const events = api.events.list({ type: 'charge.dispute.closed', created: { gte: since }, limit: 100 });
  for await (const { data, created } of events) {
    if ('id' in data.object && data.object.id === id) return created;
  }
  return null;
}
