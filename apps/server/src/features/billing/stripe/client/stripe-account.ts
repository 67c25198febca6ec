import Stripe from 'stripe';
import type { Clock } from '../../../../platform/clock/index.ts';
import type { Environment } from '../../ledger/environment.ts';
import { PriceBook } from './price-book.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Two while one replaces the other. */
  readonly webhookSecrets: readonly string[];
  /** Null: Stripe itself. */
  readonly apiUrl: string | null;
  /** Whether Stripe adds tax. */
  readonly tax: boolean;
  readonly clock: Clock;
  /** How long an answer may take, in milliseconds. */
  readonly timeout?: number;
  /** How often a request without an answer is sent again, with the same key. */
  readonly retries?: number;
}

/** The account at Stripe that everything here asks. */
export interface StripeAccount {
  readonly api: Stripe;
  readonly environment: Environment;
  readonly prices: PriceBook;
  readonly tax: boolean;
  readonly clock: Clock;
  readonly webhookSecrets: readonly string[];
}

/** The types of the library describe this version; another one moves fields. */
const apiVersion = '2026-10-28.endive';

export function openAccount(options: StripeOptions): StripeAccount {
  const { secretKey, clock, tax, webhookSecrets } = options;
  const api = new Stripe(secretKey, {
    apiVersion,
    telemetry: false,
    timeout: options.timeout ?? 20_000,
    maxNetworkRetries: options.retries ?? 2,
    ...addressOf(options.apiUrl),
  });
  return {
    api,
    environment: environmentOf(/^(sk|rk)_live_/.test(secretKey)),
    prices: new PriceBook(api),
    tax,
    clock,
    webhookSecrets,
  };
}

export function environmentOf(isLive: boolean): Environment {
  return isLive ? 'stripe-live' : 'stripe-test';
}

function addressOf(apiUrl: string | null): object {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol.replace(':', ''), host: hostname, port };
}
