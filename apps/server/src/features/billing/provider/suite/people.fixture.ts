import { randomUUID } from 'node:crypto';
import type { TestCardName } from '@tenfold/contract/billing/test-cards';
import type { CustomerDetails, CustomerState, Price, ProviderSubscription } from '../provider.ts';
import type { ProviderWorld } from './provider-world.fixture.ts';

export const newKey = () => randomUUID();

/** Somebody who subscribed a moment ago. */
export async function subscriber(
  { provider, customerWith }: ProviderWorld,
  price: Price,
  cards: readonly TestCardName[] = ['4242'],
  details: Partial<CustomerDetails> = {},
) {
  const { customer, cards: ids } = await customerWith(cards, details);
  const card = firstOf(ids);
  const subscription = await provider.subscribe(customer, { price, card, startsAt: null }, newKey());
  return { customer, card, cards: ids, subscription };
}

export async function stateOf({ provider }: ProviderWorld, customer: string): Promise<CustomerState> {
  const state = await provider.readCustomer(customer);
  if (state === null) throw new Error(`${customer} is not known`);
  return state;
}

/** The newest. */
export async function subscriptionOf(world: ProviderWorld, customer: string): Promise<ProviderSubscription> {
  return firstOf((await stateOf(world, customer)).subscriptions);
}

export function firstOf<T>(all: readonly T[]): T {
  const [first] = all;
  if (first === undefined) throw new Error('there is none');
  return first;
}
