import { PaymentRefused } from '../provider/provider.ts';
import type { SandboxCard, SandboxInvoice, SandboxState, SandboxSubscription } from './state.ts';

/** One change of a customer, at a moment of their clock. */
export interface Turn {
  readonly state: SandboxState;
  readonly at: Date;
  /** That something happened, named as Stripe names it. */
  emit(type: string): void;
}

export function getSubscription({ state }: Turn, id: string): SandboxSubscription {
  return found(state.subscriptions, id, 'subscription');
}

export function getInvoice({ state }: Turn, id: string): SandboxInvoice {
  return found(state.invoices, id, 'invoice');
}

export function getCard({ state }: Turn, id: string): SandboxCard {
  return found(state.cards, id, 'card');
}

/** @throws PaymentRefused like a provider that is asked for what it doesn’t have */
function found<T extends { readonly id: string }>(all: readonly T[], id: string, what: string): T {
  const one = all.find((each) => each.id === id);
  if (one === undefined) throw new PaymentRefused('resource_missing', `There is no such ${what}.`);
  return one;
}

export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000);
}

export function hoursAfter(date: Date, hours: number): Date {
  return new Date(date.getTime() + hours * 3_600_000);
}
