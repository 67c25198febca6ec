import type { Config } from '../../config.ts';
import type { Deps } from '../../platform/deps.ts';
import { storeEvent } from './events/event-store.ts';
import type { Environment } from './ledger/environment.ts';
import type { Payments } from './payments.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';

/** Stripe where its key is set, else the sandbox: without a key its library, a fifth of a second, isn’t loaded. */
export async function openPayments({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<Payments> {
  const { prices, stripe } = config;
  if (stripe !== null) {
    const { openStripe } = await import('./stripe/open-stripe.ts');
    return { prices, provider: openStripe({ ...stripe, clock }), sandbox: null };
  }
  const sandbox = openSandbox({
    db,
    clock,
    onEvent: async (tx, event) => {
      await storeEvent(tx, event, '', clock.now());
    },
  });
  return { prices, provider: sandbox, sandbox };
}

export function environmentOf({ stripe }: Pick<Config, 'stripe'>): Environment {
  if (stripe === null) return 'sandbox';
  return stripe.secretKey.includes('_live_') ? 'stripe-live' : 'stripe-test';
}
