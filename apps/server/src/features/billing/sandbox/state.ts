import type { Price, ProviderCard, ProviderInvoice } from '../provider/provider.ts';

/** All that the sandbox keeps of a customer. Changes happen in place, while its row is locked. */
export interface SandboxState {
  readonly customer: string;
  /** Name, email and address are not kept: nobody reads them here. */
  country: string;
  vatNumber: string;
  isForgotten: boolean;
  /** Counts everything that gets a name. */
  lastNumber: number;
  cards: SandboxCard[];
  defaultCard: string | null;
  /** Oldest first, like the invoices. */
  subscriptions: SandboxSubscription[];
  invoices: SandboxInvoice[];
  checkouts: SandboxCheckout[];
}

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

export type SandboxCard = Changeable<Omit<ProviderCard, 'isDefault'>>;

export interface SandboxSubscription {
  readonly id: string;
  state: 'incomplete' | 'active' | 'past_due' | 'ended';
  price: Price;
  readonly createdAt: Date;
  period: { readonly from: Date; readonly to: Date };
  /** Periods are counted from here: `period.to` is `count` of them later. */
  anchor: Date;
  count: number;
  /** Nothing was paid for the time until then. */
  freeUntil: Date | null;
  /** From the end of this period on. */
  nextPrice: Price | null;
  canceledAt: Date | null;
  endedAt: Date | null;
  /** The one it was ordered with: until the bank has confirmed it isn’t the default. */
  readonly card: string;
  clientSecret: string | null;
}

export type SandboxInvoice = Changeable<ProviderInvoice> & {
  /** How many of `retryDays` are used. */
  retries: number;
};

export interface SandboxCheckout {
  readonly id: string;
  readonly price: Price;
  readonly startsAt: Date | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly openedAt: Date;
  state: 'open' | 'paid' | 'expired';
  subscription: string | null;
}

export function newState(customer: string): SandboxState {
  return {
    customer,
    country: '',
    vatNumber: '',
    isForgotten: false,
    lastNumber: 0,
    cards: [],
    defaultCard: null,
    subscriptions: [],
    invoices: [],
    checkouts: [],
  };
}

const prefix = 'cus_sandbox_';

export function customerIdOf(hash: string): string {
  return `${prefix}${hash}`;
}

/** `in_sandbox_<customer>_7`: by its name everything is found again. */
export function newId(state: SandboxState, kind: string): string {
  state.lastNumber += 1;
  return `${kind}_sandbox_${state.customer.slice(prefix.length)}_${state.lastNumber}`;
}

/** Whose a thing is. Null: nothing of the sandbox. */
export function customerOf(id: string): string | null {
  const [, hash] = /^[a-z]+_sandbox_([0-9a-f]+)_/.exec(id) ?? [];
  return hash === undefined ? null : customerIdOf(hash);
}
