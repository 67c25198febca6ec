import type { Page, Route } from '@playwright/test';
import {
  answerBank,
  confirmSetup,
} from '../../../../apps/server/src/features/billing/stripe/server/people.fixture.ts';
import {
  ApiError,
  type StripeState,
} from '../../../../apps/server/src/features/billing/stripe/server/state.fixture.ts';
import { freePort } from '../../../world/free-port.ts';
import { type Server, startServer } from '../../../world/server.ts';
import { startStripe } from '../../../world/stripe.ts';
import { makeAccount, signInOn } from '../../people.ts';
import { expect, test as watched } from '../../watched-page.ts';
import { bankPage, fieldsPage, stripeScript } from './stripe-script.ts';

export { expect };

/** A product whose payments are Stripe’s, and a Stripe of our own. */
export interface StripeSite {
  readonly server: Server;
  readonly state: StripeState;
}

/** Pages of that product, which all tests of a worker share. */
export const test = watched.extend<object, { site: StripeSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from this pattern
    async ({}, use) => {
      const stripe = await startStripe();
      const port = String(await freePort());
      const server = await startServer({
        ...stripe.environment,
        PORT: port,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        TRUSTED_PROXIES: '127.0.0.1',
      });
      await use({ server, state: stripe.state });
      await server.stop();
      await stripe.close();
      expect([...(stripe.server.description?.findings ?? [])]).toEqual([]);
    },
    // It starts slowly on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.server.url),
  page: async ({ page, site }, use) => {
    await serveStripe(page, site.state);
    await use(page);
  },
});

/** Somebody new on Light, signed in. */
export async function newcomer(page: Page, { server }: StripeSite): Promise<void> {
  await signInOn(page, await makeAccount(page, server.dataDir));
}

/** Stripe’s script, frames and calls, in the browser. */
async function serveStripe(page: Page, state: StripeState): Promise<void> {
  const html = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/html', body });
  await page.route('https://js.stripe.com/*/stripe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript }),
  );
  await page.route('https://frame-7.js.stripe.com/fields', html(fieldsPage));
  await page.route('https://hooks.stripe.com/bank', html(bankPage));
  await page.route('https://api.stripe.com/**', (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const isSetup = route.request().url().includes('/setup_intents/');
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: isSetup ? confirmCard(state, form) : confirmPayment(state, form),
    });
  });
  // Its page of a checkout leads back without having asked the bank: a test pays there.
  await page.route('https://checkout.stripe.com/**', html(`<a href="/back">Back to Tenfold</a>`));
}

function confirmCard(state: StripeState, form: URLSearchParams): object {
  const bank = form.get('bank');
  if (bank === 'Refuse') return { error: unconfirmed('setup_intent_authentication_failure') };
  const last4 = (form.get('number') ?? '').slice(-4);
  try {
    const card = confirmSetup(state, form.get('clientSecret') ?? '', last4, bank === 'Confirm');
    return card === null ? { next: 'bank' } : { payment_method: card };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return { error: cause.error };
  }
}

function confirmPayment(state: StripeState, form: URLSearchParams): object {
  const [bank, secret] = [form.get('bank'), form.get('clientSecret') ?? ''];
  if (bank === null) return { next: 'bank' };
  answerBank(state, secret, bank === 'Confirm');
  return bank === 'Confirm' ? {} : { error: unconfirmed('payment_intent_authentication_failure') };
}

function unconfirmed(code: string) {
  const message = 'We are unable to authenticate your payment method. Please choose a different one.';
  return { type: 'invalid_request_error', code, message };
}
