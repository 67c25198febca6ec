import type { Clock } from '../../../../platform/clock/index.ts';

/** What the server knows. Times are in seconds, amounts in the currency’s smallest unit. */
export interface StripeCustomer {
  readonly id: string;
  readonly created: number;
  readonly metadata: Record<string, string>;
  name: string;
  email: string;
  line1: string;
  country: string;
  defaultCard: string | null;
  isDeleted: boolean;
}

export interface Card {
  readonly id: string;
  readonly created: number;
  readonly last4: string;
  customer: string | null;
  expMonth: number;
  expYear: number;
  /** The bank has heard from the person once. */
  isConfirmed: boolean;
}

export interface StripePrice {
  readonly id: string;
  readonly created: number;
  readonly product: string;
  readonly lookupKey: string;
  readonly amount: number;
  readonly currency: string;
  readonly interval: 'month' | 'year';
}

export interface Subscription {
  readonly id: string;
  readonly item: string;
  readonly customer: string;
  readonly created: number;
  readonly hasTax: boolean;
  status: string;
  price: string;
  from: number;
  to: number;
  anchor: number;
  card: string | null;
  trial: { readonly from: number; readonly to: number } | null;
  metadata: Record<string, string>;
  cancelsAtEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  latestInvoice: string | null;
  /** A change that waits for the bank. */
  pending: { readonly price: string; readonly invoice: string; readonly expiresAt: number } | null;
}

export interface Line {
  readonly amount: number;
  readonly price: string;
  readonly from: number;
  readonly to: number;
  readonly isProration: boolean;
}

export interface Invoice {
  readonly id: string;
  readonly customer: string;
  readonly subscription: string;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly currency: string;
  readonly lines: readonly Line[];
  readonly tax: { readonly amount: number; readonly rate: string } | null;
  readonly created: number;
  status: 'draft' | 'open' | 'paid' | 'void';
  number: string | null;
  finalizedAt: number | null;
  paidAt: number | null;
  voidedAt: number | null;
  attempts: number;
  nextAttempt: number | null;
  payment: string | null;
}

export interface Payment {
  readonly id: string;
  readonly secret: string;
  readonly customer: string;
  readonly invoice: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  card: string | null;
  /** Why the last try failed. */
  error: { readonly code: string; readonly decline_code?: string } | null;
}

export interface Charge {
  readonly id: string;
  readonly payment: string;
  readonly customer: string;
  readonly amount: number;
  readonly currency: string;
  readonly card: Card;
  readonly created: number;
  readonly failure: { readonly code: string; readonly reason: string } | null;
}

export interface Refund {
  readonly id: string;
  readonly charge: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly metadata: Record<string, string>;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface Dispute {
  readonly id: string;
  readonly charge: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  status: 'needs_response' | 'won' | 'lost';
  reinstatedAt: number | null;
}

export interface StripeSession {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly created: number;
  readonly trialEnd: number | null;
  readonly hasTax: boolean;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
}

export interface Setup {
  readonly id: string;
  readonly secret: string;
  readonly customer: string;
  readonly created: number;
}

export interface TaxNumber {
  readonly id: string;
  readonly customer: string;
  readonly type: string;
  readonly value: string;
  readonly created: number;
}

export interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly object: Wire;
}

/** One that tests move ahead. */
export interface MovableClock extends Clock {
  advance(milliseconds: number): void;
}

/** An object as Stripe writes it. */
export type Wire = Record<string, unknown>;

export class StripeState {
  readonly customers = new Map<string, StripeCustomer>();
  readonly cards = new Map<string, Card>();
  readonly products = new Map<
    string,
    { readonly id: string; readonly name: string; readonly created: number }
  >();
  readonly prices = new Map<string, StripePrice>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly payments = new Map<string, Payment>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly sessions = new Map<string, StripeSession>();
  readonly setups = new Map<string, Setup>();
  readonly taxNumbers = new Map<string, TaxNumber>();
  readonly events: SentEvent[] = [];
  readonly clock: MovableClock;
  #count = 0;

  constructor(clock: MovableClock) {
    this.clock = clock;
  }

  get now(): number {
    return Math.floor(this.clock.now().getTime() / 1_000);
  }

  newId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${String(this.#count).padStart(8, '0')}`;
  }

  /** @throws ApiError there is none */
  get<Stored>(stored: ReadonlyMap<string, Stored>, id: string | null | undefined): Stored {
    const found = stored.get(id ?? '');
    if (found === undefined) throw missing(id ?? '');
    return found;
  }
}

/** Keeps it, and gives it back. */
export function store<Stored extends { readonly id: string }>(
  stored: Map<string, Stored>,
  one: Stored,
): Stored {
  stored.set(one.id, one);
  return one;
}

/** An answer of 400 and above. */
export class ApiError extends Error {
  readonly status: number;
  readonly error: Wire;
  constructor(status: number, error: Wire) {
    super(String(error.code));
    this.status = status;
    this.error = error;
  }
}

export function missing(id: string): ApiError {
  const message = `No such object: '${id}'`;
  return new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message });
}

export function invalid(code: string, param: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', code, param, message: `Invalid ${param}` });
}
