import { randomUUID } from 'node:crypto';
import type { TestCardName } from '@tenfold/contract/billing/test-cards';
import type {
  CustomerDetails,
  CustomerState,
  Price,
  ProviderInvoice,
  ProviderSubscription,
} from '../provider.ts';
import type { ProviderWorld } from './provider-world.fixture.ts';

export const month: Price = { planType: 'month', amount: 1_200, currency: 'EUR' };
export const year: Price = { planType: 'year', amount: 9_600, currency: 'EUR' };
export const days = 86_400_000;

export const newKey = () => randomUUID();

export function later(date: Date, milliseconds: number): Date {
  return new Date(date.getTime() + milliseconds);
}

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

/** Newest first, without those of nothing, which a provider may write for free time. */
export async function billsOf(world: ProviderWorld, customer: string): Promise<ProviderInvoice[]> {
  return (await stateOf(world, customer)).invoices.filter(({ total }) => total !== 0);
}

export function totalPaid(invoices: readonly ProviderInvoice[]): number {
  return invoices.filter(({ state }) => state === 'paid').reduce((sum, { total }) => sum + total, 0);
}

export function firstOf<T>(all: readonly T[]): T {
  const [first] = all;
  if (first === undefined) throw new Error('there is none');
  return first;
}
