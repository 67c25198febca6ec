import { getMe } from '@tenfold/contract/accounts';
import {
  addCard,
  createSubscription,
  getBilling,
  getQuota,
  listInvoices,
  moveClock,
  previewSubscription,
} from '@tenfold/contract/billing';
import { sandboxToken } from '@tenfold/contract/billing/test-cards';
import { type Api, httpApi } from '@tenfold/contract/call';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signIn } from '../world/people.ts';
import type { Server } from '../world/server.ts';
import { type Site, settings } from './settings.ts';

const plan = { planId: 'investor', planType: 'month' } as const;
const card = sandboxToken('4242424242424242', 8, 2035) ?? '';

for (const { where, isAvailable, start } of settings) {
  describe.skipIf(!isAvailable)(`payments ${where}`, () => {
    let site: Site;
    let token: string;
    beforeAll(async () => {
      site = await start({});
      token = await signIn({ url: webs()[0]?.url ?? '', dataDir: site.dataDir }, 'ann');
    });
    afterAll(() => site.stop());

    const webs = (): readonly Server[] => site.webs;
    const at = ({ url }: Server): Api => httpApi({ baseUrl: url, token: () => token });
    const each = () => webs().map(at);
    const first = () => at(webs()[0] as Server);

    test('clicks in every process at once subscribe once and are charged once', async () => {
      await first().call(addCard, { body: { stripePaymentMethodId: card } });
      const bill = await first().call(previewSubscription, { body: plan });
      const agreed = { ...plan, total: bill.total, proratedAt: bill.proratedAt };
      const clicks = [...each(), ...each(), ...each()].map((api) =>
        api.call(createSubscription, { body: agreed }),
      );
      const ends = await Promise.allSettled(clicks);
      expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true);
      const { invoices } = await first().call(listInvoices, {});
      expect(invoices).toHaveLength(1);
    });

    test('a plan that was paid in one process is the plan of every process', async () => {
      for (const api of each()) {
        await vi.waitFor(async () => {
          expect((await api.call(getMe, {})).plan).toBe('investor');
          expect((await api.call(getQuota, {})).limit).toBeNull();
        });
      }
    });

    test('its month ends and is renewed once, whichever process moves the clock', async () => {
      await Promise.all(each().map((api) => api.call(moveClock, { body: { by: 'day' } })));
      await first().call(moveClock, { body: { by: 'month' } });
      const { plan: now, cause } = await (each().at(-1) as Api).call(getBilling, {});
      expect([now, cause]).toEqual(['investor', 'paid']);
      expect((await first().call(listInvoices, {})).invoices).toHaveLength(2);
    });
  });
}
