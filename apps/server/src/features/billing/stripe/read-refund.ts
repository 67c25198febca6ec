import type Stripe from 'stripe';
import type { ProviderRefund } from '../provider/provider.ts';
import { toDate } from './client/seconds.ts';

const states: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'refunded',
  failed: 'refused',
  canceled: 'refused',
};

export function toRefund({ id, amount, status, created }: Stripe.Refund): ProviderRefund {
  return { id, amount, state: states[status ?? ''] ?? 'on_its_way', at: toDate(created) };
}
