import type { Bill, BillLine } from '@tenfold/contract/billing';
import type { PlanType } from '@tenfold/contract/policy/plans';
import type { Environment } from '../ledger/environment.ts';

/**
 * A payment provider: Stripe, or the sandbox, which moves no money and behaves the same. Amounts
 * are in the currency’s smallest unit. What creates something takes a key of a row of ours: with the same key it is
 * created once, and the second answer is the first.
 *
 * @throws PaymentRefused what the bank or the provider said no to
 * @throws ProviderAway nobody knows what happened: ask again with the same key
 */
export interface PaymentProvider {
  readonly environment: Environment;
  /** For its fields in the browser; null: they need none. */
  readonly publishableKey: string | null;
  /** By which it bills this customer. */
  now(customer: string | null): Promise<Date>;

  createCustomer(person: CustomerDetails & { readonly accountId: number }, key: string): Promise<string>;
  updateCustomer(customer: string, details: CustomerDetails): Promise<void>;
  /** Cancels at once what runs, and forgets name, address and cards. Twice is once. */
  forgetCustomer(customer: string): Promise<void>;

  /** The secret with which the browser hands a card to the provider. */
  startCardSetup(customer: string, key: string): Promise<{ readonly clientSecret: string }>;
  /** Twice is once; the first card becomes the default. @throws PaymentRefused */
  attachCard(customer: string, card: string): Promise<void>;
  updateCard(customer: string, card: string, change: CardChange): Promise<void>;
  detachCard(customer: string, card: string): Promise<void>;

  /** What `subscribe` or `change` with the same `at` will charge. */
  preview(customer: string | null, change: PlannedChange, at: Date): Promise<Bill>;
  /**
   * Creates the subscription and asks for its first payment. Refused by the bank: nothing is left of it. Answers before
   * the bank does when that wants to hear from the person (`waiting_for_bank`).
   */
  subscribe(customer: string, order: Order, key: string): Promise<ProviderSubscription>;
  /** To a year: now, charged as previewed at `at`. To a month: when the year ends; nothing is charged. */
  change(customer: string, change: ChangeOrder, key: string): Promise<ProviderSubscription>;
  cancel(
    customer: string,
    subscription: string,
    when: 'at period end' | 'now',
  ): Promise<ProviderSubscription>;
  undoCancel(customer: string, subscription: string): Promise<ProviderSubscription>;
  /** The next payment is due then, not before; the plan goes on. Never earlier than it was. */
  postpone(customer: string, subscription: string, until: Date, key: string): Promise<ProviderSubscription>;
  /** Tries an open invoice again with the default card. @throws PaymentRefused */
  payInvoice(customer: string, invoice: string, key: string): Promise<ProviderInvoice>;
  /** The whole invoice. A bank may still refuse it later: `refunds` of the invoice say so. @throws PaymentRefused */
  refund(customer: string, invoice: string, key: string): Promise<ProviderRefund>;

  /** A page of the provider’s where the person pays; it expires by itself within a day. */
  openCheckout(customer: string, order: CheckoutOrder, key: string): Promise<CheckoutSession>;
  readCheckout(session: string): Promise<CheckoutSession>;
  /** One that was paid stays so: what is answered is how it stands. */
  expireCheckout(session: string): Promise<CheckoutSession>;

  /** Everything of a customer as it stands now. Null: not known there, or deleted. */
  readCustomer(customer: string): Promise<CustomerState | null>;
  /** @throws BadSignature not signed by the provider, or more than 300 s ago */
  readEvent(body: Uint8Array, signature: string | null): ProviderEvent;
  /** Oldest first. */
  listEvents(since: Date): AsyncIterable<ProviderEvent>;
  /** Who an event is about that doesn’t say so, as a dispute of Stripe’s doesn’t. Null: nobody. */
  findCustomerOfEvent?(event: string): Promise<string | null>;
}

export interface CustomerDetails {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  /** Two letters; empty: not known. */
  readonly country: string;
  readonly vatNumber: string;
  /** In the US alone, where tax follows from them. */
  readonly state?: string;
  readonly postalCode?: string;
}

export interface CardChange {
  readonly isDefault?: true | undefined;
  readonly expMonth?: number | undefined;
  readonly expYear?: number | undefined;
}

export interface Price {
  readonly planType: PlanType;
  readonly amount: number;
  readonly currency: string;
}

export type PlannedChange =
  | { readonly kind: 'subscribe'; readonly price: Price; readonly startsAt: Date | null }
  | { readonly kind: 'change'; readonly subscription: string; readonly price: Price };

export interface Order {
  readonly price: Price;
  readonly card: string;
  /** The first payment is due then, after a grant; null: now. */
  readonly startsAt: Date | null;
}

export interface ChangeOrder {
  readonly subscription: string;
  readonly price: Price;
  readonly at: Date;
}

export interface CheckoutOrder {
  readonly price: Price;
  readonly startsAt: Date | null;
  /** Addresses of ours. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface CheckoutSession {
  readonly id: string;
  readonly state: 'open' | 'paid' | 'expired';
  /** Null once it is not open. */
  readonly url: string | null;
  readonly subscription: string | null;
}

export interface CustomerState {
  readonly customer: string;
  readonly cards: readonly ProviderCard[];
  /** Newest first, with those that ended. */
  readonly subscriptions: readonly ProviderSubscription[];
  /** Newest first, all of them. */
  readonly invoices: readonly ProviderInvoice[];
}

export interface ProviderCard {
  readonly id: string;
  readonly isDefault: boolean;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export interface ProviderSubscription {
  readonly id: string;
  /** `incomplete`: the first payment waits for the bank. */
  readonly state: 'incomplete' | 'active' | 'past_due' | 'ended';
  readonly price: Price;
  readonly createdAt: Date;
  readonly period: { readonly from: Date; readonly to: Date };
  /** What will be charged next, with tax; null once canceled. */
  readonly nextPayment: { readonly at: Date; readonly total: number } | null;
  /** The period it changes to when this one ends. */
  readonly nextPlanType: PlanType | null;
  readonly canceledAt: Date | null;
  /** When it will end, or ended. */
  readonly endsAt: Date | null;
  readonly card: string | null;
  /** To open the bank’s window for the invoice that waits. */
  readonly confirmation: { readonly clientSecret: string; readonly total: number } | null;
}

export interface ProviderInvoice {
  readonly id: string;
  readonly subscription: string | null;
  readonly state: 'draft' | 'open' | 'paid' | 'void';
  readonly currency: string;
  readonly lines: readonly BillLine[];
  readonly subtotal: number;
  readonly tax: { readonly label: string; readonly amount: number } | null;
  readonly total: number;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** What it pays for: the plan’s time. */
  readonly period: { readonly from: Date; readonly to: Date };
  /** Null: no payment of it was refused. */
  readonly firstFailedAt: Date | null;
  /** Why the last payment was refused, as said to the person. */
  readonly failure: string | null;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** The provider’s own document; null: ours is the invoice. */
  readonly document: { readonly number: string; readonly pdfUrl: string | null } | null;
  readonly refunds: readonly ProviderRefund[];
  readonly dispute: ProviderDispute | null;
}

export interface ProviderRefund {
  readonly id: string;
  readonly amount: number;
  readonly state: 'on_its_way' | 'refunded' | 'refused';
  readonly at: Date;
}

export interface ProviderDispute {
  readonly id: string;
  readonly state: 'open' | 'won' | 'lost';
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

/** Says that something happened, never what is: that is asked. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** Null: about nobody. */
  readonly customer: string | null;
  /** Test or live, as `environment` has it. */
  readonly environment: Environment;
}

/** @param reason machine-readable: `insufficient_funds`; the message is for the person. */
export class PaymentRefused extends Error {
  readonly reason: string;
  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Timeout, no connection, or an answer of 500: whether it was done isn’t known. */
export class ProviderAway extends Error {}

export class BadSignature extends Error {}
