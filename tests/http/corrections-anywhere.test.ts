import { type Api, httpApi } from '@tenfold/contract/call';
import { getFigureSource, getFinancials } from '@tenfold/contract/financials';
import {
  answerContest,
  contestFigure,
  getContestedFilings,
  withdrawCorrection,
} from '@tenfold/contract/financials/contests';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signIn } from '../world/people.ts';
import type { Server } from '../world/server.ts';
import { type Site, settings } from './settings.ts';

/** Each process asks once a second what has changed. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 100 });

for (const { where, isAvailable, start } of settings) {
  describe.skipIf(!isAvailable)(`corrections ${where}`, () => {
    let site: Site;
    let ben: Api;
    let cora: Api;
    let elsewhere: Api;
    beforeAll(async () => {
      site = await start({});
      const first = site.webs[0] as Server;
      const last = site.webs.at(-1) as Server;
      const apiOf = async ({ url }: Server, person: 'ben' | 'cora') => {
        const token = await signIn({ url, dataDir: site.dataDir }, person);
        return httpApi({ baseUrl: url, token: () => token });
      };
      [ben, cora, elsewhere] = await Promise.all([
        apiOf(first, 'ben'),
        apiOf(first, 'cora'),
        apiOf(last, 'ben'),
      ]);
    });
    afterAll(() => site.stop());

    const params = { symbol: 'TXN', rowKey: 'revenue', column: '2022' } as const;
    const revenueThere = async () => {
      const { actual } = await elsewhere.call(getFinancials, { params: { symbol: 'TXN' } });
      const { value } = await elsewhere.call(getFigureSource, { params });
      return [actual.find(({ year }) => year === 2022)?.revenue, value];
    };

    test('a correction that one process accepts, and takes back, is what every process shows', async () => {
      const [filed] = await revenueThere();
      const { open } = await ben.call(contestFigure, { params, body: { shouldBe: 21e9, reason: 'differs' } });
      if (open === null) throw new Error('The figure is contested');
      const contest = { params: { contestId: open.id } };
      const { filings } = await cora.call(getContestedFilings, contest);
      expect(filings.length).toBeGreaterThan(0);
      const body = { decision: 'corrected', value: 21e9, answer: 'Two digits were swapped.' } as const;
      await cora.call(answerContest, { ...contest, body });
      await soon(async () => expect(await revenueThere()).toEqual([21e9, 21e9]));
      await cora.call(withdrawCorrection, { ...contest, body: { why: 'It was right.' } });
      await soon(async () => expect(await revenueThere()).toEqual([filed, filed]));
    });
  });
}
