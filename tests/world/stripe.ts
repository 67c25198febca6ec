import { makeCard } from '../../apps/server/src/features/billing/stripe/server/bank.fixture.ts';
import type { StripeState } from '../../apps/server/src/features/billing/stripe/server/state.fixture.ts';
import { StripeServer } from '../../apps/server/src/features/billing/stripe/server/stripe-server.fixture.ts';
import { createSubscription } from '../../apps/server/src/features/billing/stripe/server/subscriptions.fixture.ts';
import { deliver } from '../../apps/server/src/features/billing/stripe/server/webhooks.fixture.ts';
import { RunningClock } from '../../apps/server/src/platform/clock/running-clock.fixture.ts';

const secret = 'whsec_tests';

/** A Stripe of our own beside the product: it stays when a process of that dies. */
export interface Stripe {
  readonly server: StripeServer;
  readonly state: StripeState;
  readonly environment: Readonly<Record<string, string>>;
  /** A card as its fields in the browser make one: its name at Stripe. */
  card(last4: string): string;
  /** The payments that were made: the smallest unit. */
  charged(): number[];
  /** Another subscription of the same person, as from a page of Stripe’s that was left open. */
  subscribeAgain(): void;
  /** Tells a process what happened since it was last told. */
  deliverEvents(url: string): Promise<void>;
  close(): Promise<void>;
}

export async function startStripe(): Promise<Stripe> {
  const server = await StripeServer.start(new RunningClock());
  const { state } = server;
  let deliveredCount = 0;
  return {
    server,
    state,
    environment: {
      PUBLIC_URL: 'http://127.0.0.1:3000',
      STRIPE_SECRET_KEY: 'sk_test_tests',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_tests',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: server.url,
    },
    card: (last4) => makeCard(state, last4).id,
    charged: () =>
      [...state.charges.values()].filter(({ failure }) => failure === null).map(({ amount }) => amount),
    subscribeAgain: () => {
      const [running] = [...state.subscriptions.values()].filter(({ endedAt }) => endedAt === null);
      if (running === undefined) throw new Error('nobody is subscribed');
      const { customer, price, card } = running;
      createSubscription(state, {
        customer,
        items: { 0: { price } },
        ...(card !== null && { default_payment_method: card }),
      });
    },
    deliverEvents: async (url) => {
      const since = deliveredCount;
      deliveredCount = state.events.length;
      await deliver(state, since, { secret }, async ({ body, signature }) => {
        const answer = await fetch(`${url}/webhooks/stripe`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          body: new Uint8Array(body),
        });
        if (!answer.ok) throw new Error(`a webhook was answered with ${answer.status}`);
      });
    },
    close: () => server.close(),
  };
}
