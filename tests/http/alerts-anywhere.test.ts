import { logOut } from '@tenfold/contract/accounts';
import {
  addAlert,
  deleteAlert,
  getAlertHistory,
  listCompanyAlerts,
  type PriceAlert,
  rearmAlert,
} from '@tenfold/contract/alerts';
import { type Api, httpApi } from '@tenfold/contract/call';
import { getCompany } from '@tenfold/contract/company';
import { createForecast, saveForecast } from '@tenfold/contract/forecasts';
import { hasUnread, listFeed, readNotification } from '@tenfold/contract/notifications';
import { closeCodes } from '@tenfold/contract/notifications/socket-rules';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FollowingSocket } from '../world/following-socket.ts';
import { mailsTo } from '../world/mail.ts';
import { addressOf, signIn } from '../world/people.ts';
import type { Server } from '../world/server.ts';
import { type Site, settings } from './settings.ts';

/** The file of prices is read every five seconds. */
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 200 });
const day = 24 * 3_600_000;

// Each test has a company of its own, so that they wait for prices together.
for (const { where, isAvailable, start } of settings) {
  describe.skipIf(!isAvailable)(`price alerts ${where}`, { concurrent: true }, () => {
    let site: Site;
    let ben: Api;
    let benToken: string;
    let cora: Api;
    beforeAll(async () => {
      site = await start({ LOG_LEVEL: 'info' });
      benToken = await signIn(reached(first()), 'ben');
      ben = apiOf(benToken);
      cora = apiOf(await signIn(reached(last()), 'cora'));
    });
    afterAll(() => site.stop());

    const first = () => site.webs[0] as Server;
    const last = () => site.webs.at(-1) as Server;
    const reached = ({ url }: Server) => ({ url, dataDir: site.dataDir });
    /** Its calls reach one web process after the other, or the one it names. */
    const apiOf = (token: string, only?: Server): Api => {
      let turn = 0;
      const next = () => only ?? (site.webs[turn++ % site.webs.length] as Server);
      return {
        call: (endpoint, ...given) =>
          httpApi({ baseUrl: next().url, token: () => token }).call(endpoint, ...given),
      };
    };
    const openTab = async (token: string, urlOf: () => string): Promise<FollowingSocket> => {
      const tab = new FollowingSocket(urlOf, idOf(token), token);
      tab.start();
      await tab.ready;
      return tab;
    };

    const priceOf = async (symbol: string) => (await ben.call(getCompany, { params: { symbol } })).stockPrice;
    /** What a price fires is committed with it. */
    const move = async (symbol: string, price: number, tradedAt?: Date): Promise<void> => {
      site.prices.move({ [symbol]: price }, tradedAt);
      await soon(async () => expect(await priceOf(symbol)).toBe(price));
    };
    const setAlert = (symbol: string, price: number): Promise<PriceAlert> =>
      ben.call(addAlert, { params: { symbol }, body: { price } });
    /** Five percent above, in cents; the price is one. */
    const setAbove = async (symbol: string): Promise<PriceAlert> =>
      setAlert(symbol, cents(((await priceOf(symbol)) ?? 0) * 1.05));
    const notifiedOf = async (symbol: string, api = ben) =>
      (await api.call(listFeed, { body: { symbol, sort: 'newest' } })).notifications;
    /** An alert that fires; the notification of its owner. */
    const fire = async (symbol: string) => {
      const { price } = await setAbove(symbol);
      await move(symbol, cents(price * 1.01));
      const [notified] = await notifiedOf(symbol);
      if (notified === undefined) throw new Error(`The alert of ${symbol} did not fire`);
      return notified;
    };

    test('fire once, with the first price that reaches them', async () => {
      const { price: target } = await setAbove('AAPL');
      await move('AAPL', cents(target - 0.01));
      expect(await notifiedOf('AAPL')).toEqual([]);
      await move('AAPL', target);
      await move('AAPL', cents(target + 1));
      const notified = await notifiedOf('AAPL');
      expect(notified.map(({ data }) => data)).toMatchObject([
        { target, price: target, before: cents(target - 0.01) },
      ]);
    });

    test('fire after a night at the price of the open, which lies beyond the target', async () => {
      const closed = cents(((await priceOf('COST')) ?? 0) * 1.001);
      await move('COST', closed, new Date(Date.now() - day));
      const target = cents(closed * 1.05);
      await setAlert('COST', target);
      const open = cents(closed * 1.12);
      await move('COST', open);
      expect(await notifiedOf('COST')).toMatchObject([
        { value: target, data: { target, before: closed, price: open } },
      ]);
    });

    test('are not fired by a price that nobody believes', async () => {
      const alert = await setAbove('LMT');
      site.prices.move({ LMT: alert.price * 100 });
      const logged = () => site.workers.map((worker) => worker.output()).join('');
      await soon(() => expect(logged()).toMatch(/"symbol":"LMT".*rejected a tick/));
      await move('LMT', cents(alert.price * 0.99));
      expect(await notifiedOf('LMT')).toEqual([]);
      const { alerts } = await ben.call(listCompanyAlerts, { params: { symbol: 'LMT' } });
      expect(alerts).toMatchObject([{ id: alert.id, state: 'armed', firing: null }]);
    });

    test('notify their owner, and nobody else, through any process', async () => {
      const notified = await fire('HD');
      for (const web of site.webs) {
        const through = apiOf(benToken, web);
        const { notifications } = await through.call(listFeed, { body: { symbol: 'HD', unread: true } });
        expect(notifications).toMatchObject([{ id: notified.id, read: false }]);
        expect(await through.call(hasUnread)).toBe(true);
      }
      expect(await cora.call(hasUnread)).toBe(false);
      expect(await notifiedOf('HD', cora)).toEqual([]);
      await expect(
        cora.call(readNotification, { params: { notificationId: notified.id } }),
      ).rejects.toMatchObject({ code: 'not_found' });
    });

    test('that are read in one process are read in the others', async () => {
      const tab = await openTab(benToken, () => last().url);
      const notified = await fire('MCD');
      await apiOf(benToken, first()).call(readNotification, { params: { notificationId: notified.id } });
      await soon(() => expect(tab.heard.map(({ kind }) => kind)).toContain('read'));
      tab.stop();
      const [seen] = (await apiOf(benToken, last()).call(listFeed, { body: { symbol: 'MCD' } }))
        .notifications;
      expect(seen).toMatchObject({ id: notified.id, read: true });
    });

    test('reach a page that is open on any process, with a number and nothing else', async () => {
      const tabs = await Promise.all(site.webs.map(({ url }) => openTab(benToken, () => url)));
      const { id, seq } = await fire('PG');
      for (const tab of tabs) {
        await soon(() => expect(tab.heard).toContainEqual({ kind: 'price', id, seq }));
        expect(tab.repeated).toEqual([]);
        tab.stop();
      }
    });

    test('that a page missed come when it is back, on another process too', async () => {
      let web = first();
      const tab = await openTab(benToken, () => web.url);
      tab.stop();
      const { seq } = await fire('NKE');
      web = last();
      tab.start();
      await soon(() => expect(tab.seen).toContain(seq));
      expect([tab.repeated, tab.resyncs]).toEqual([[], 0]);
      tab.stop();
    });

    test('on a forecast fire a minute after the save that moves its value to the price', {
      timeout: 300_000,
    }, async () => {
      const params = { symbol: 'WMT' };
      const { id: forecastId, revision } = await ben.call(createForecast, {
        params,
        body: { name: 'Base case' },
      });
      const set = () => ben.call(addAlert, { params, body: { forecastId, margin: 0 } });
      const { id: alertId, price: value } = await set();
      await ben.call(deleteAlert, { params: { ...params, alertId } });
      await move('WMT', cents(value * 1.1));
      expect(await set()).toMatchObject({ side: 'below', state: 'armed' });
      expect(await notifiedOf('WMT')).toEqual([]);
      await ben.call(saveForecast, {
        params: { ...params, forecastId },
        body: { revision, values: {}, requiredReturn: 0.08 },
      });
      expect(await notifiedOf('WMT')).toEqual([]);
      const afterItsMinute = { timeout: 240_000, interval: 1_000 };
      await vi.waitFor(async () => expect(await notifiedOf('WMT')).toHaveLength(1), afterItsMinute);
      const [notified, ...more] = await notifiedOf('WMT');
      expect(notified).toMatchObject({
        data: { cause: 'value_moved', forecastName: 'Base case', price: cents(value * 1.1) },
      });
      expect(more).toEqual([]);
    });

    test('fire again once they are armed again', async () => {
      const { price: target, id: alertId } = await setAbove('TGT');
      await move('TGT', cents(target + 2));
      const params = { symbol: 'TGT', alertId };
      expect(await ben.call(rearmAlert, { params })).toMatchObject({
        side: 'below',
        state: 'armed',
        epoch: 2,
      });
      await move('TGT', cents(target - 1));
      expect((await notifiedOf('TGT')).map(({ data }) => data)).toMatchObject([
        { epoch: 2, price: cents(target - 1) },
        { epoch: 1, price: cents(target + 2) },
      ]);
      const { entries } = await ben.call(getAlertHistory, { params });
      expect(entries.map(({ kind }) => kind)).toEqual(['fired', 'rearmed', 'fired', 'set']);
    });

    test('that were deleted fire nothing', async () => {
      const { price, id: alertId } = await setAbove('XOM');
      await ben.call(deleteAlert, { params: { symbol: 'XOM', alertId } });
      await move('XOM', cents(price * 1.02));
      expect(await notifiedOf('XOM')).toEqual([]);
    });

    test('end the socket of a person who logged out through another process', async () => {
      const token = await signIn(reached(first()), 'cora');
      const tab = await openTab(token, () => last().url);
      await apiOf(token, first()).call(logOut);
      await soon(() => expect(tab.codes[0]).toBe(closeCodes.ended));
      tab.stop();
    });

    test('leave one email each', async () => {
      const { data } = await fire('V');
      const mails = async () =>
        (await mailsTo(site.dataDir, addressOf('ben'))).filter((mail) => /^Subject: V /m.test(mail));
      await soon(async () => expect((await notifiedOf('V'))[0]?.mail).toBe('sent'));
      expect(await mails()).toHaveLength(1);
      await move('V', cents((data as { price: number }).price * 1.01));
      expect(await mails()).toHaveLength(1);
    });
  });
}

const cents = (price: number): number => Math.round(price * 100) / 100;
const idOf = (token: string): number => Number(JSON.parse(atob(token.split('.')[1] ?? '')).sub);
