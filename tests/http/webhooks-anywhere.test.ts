import { getMe } from '@tenfold/contract/accounts';
import { createCheckoutSession, getQuota } from '@tenfold/contract/billing';
import { type Api, httpApi } from '@tenfold/contract/call';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { payOnPage } from '../../apps/server/src/features/billing/stripe/server/people.fixture.ts';
import { signIn } from '../world/people.ts';
import type { Server } from '../world/server.ts';
import { type Stripe, startStripe } from '../world/stripe.ts';
import { type Site, settings } from './settings.ts';

/** On a busy machine. */
const patience = { timeout: 60_000 };

for (const { where, isAvailable, start } of settings) {
  describe.skipIf(!isAvailable)(`webhooks ${where}`, () => {
    let stripe: Stripe;
    let site: Site;
    let token: string;
    beforeAll(async () => {
      stripe = await startStripe();
      site = await start(stripe.environment);
      token = await signIn({ url: first().url, dataDir: site.dataDir }, 'ann');
    });
    afterAll(async () => {
      await site.stop();
      await stripe.close();
    });

    const first = () => site.webs[0] as Server;
    const last = () => site.webs.at(-1) as Server;
    const at = ({ url }: Server): Api => httpApi({ baseUrl: url, token: () => token });

    test('a payment that one process is told of is the plan of another, and of its pages', async () => {
      const order = { planId: 'investor', planType: 'month' } as const;
      const { url } = await at(first()).call(createCheckoutSession, { body: order });
      expect((await at(last()).call(getMe, {})).plan).toBe('light');
      payOnPage(stripe.state, url.split('/').at(-1) ?? '', '4242');
      await stripe.deliverEvents(first().url);
      await vi.waitFor(
        async () => expect((await at(last()).call(getMe, {})).plan).toBe('investor'),
        patience,
      );
      expect((await at(last()).call(getQuota, {})).limit).toBeNull();
    });
  });
}
