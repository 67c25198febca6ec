import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PriceFile } from '../../world/price-file.ts';
import { type Server, startServer } from '../../world/server.ts';
import { makeAccount, postAs, signInOn } from '../people.ts';
import { expect, test as watched } from '../watched-page.ts';

export { expect };

/** A product whose prices come from a file: a test says when one moves. */
export interface TickingServer {
  readonly server: Server;
  tick(prices: Readonly<Record<string, number>>): void;
}

async function startTicking(): Promise<TickingServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-ticks-'));
  const prices = new PriceFile(folder);
  const server = await startServer({ ...prices.environment, TRUSTED_PROXIES: '127.0.0.1' });
  void server.ended.then(() => rmSync(folder, { recursive: true, force: true }));
  return { server, tick: (moved) => void prices.move(moved) };
}

/** Pages of that server, which all tests of a worker share. */
export const test = watched.extend<object, { ticking: TickingServer }>({
  ticking: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from this pattern
    async ({}, use) => {
      const ticking = await startTicking();
      await use(ticking);
      await ticking.server.stop();
    },
    // It starts slowly on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ ticking }, use) => use(ticking.server.url),
});

/** Somebody new, signed in, with the calls they make elsewhere. */
export async function joinOn(page: Page, { server }: TickingServer) {
  const known = await makeAccount(page, server.dataDir);
  const token = await signInOn(page, known);
  const headers = { authorization: `Bearer ${token}` };
  const post = postAs(page, token);
  /** @returns the target, in cents as a person types it */
  const setAlert = async (symbol: string, percent: number): Promise<number> => {
    const { stock_price } = await (await page.request.get(`/api/v1/company/${symbol}`)).json();
    const price = Number((stock_price * (1 + percent / 100)).toFixed(2));
    await post(`company/${symbol}/price_notification/add`, { symbol, price });
    return price;
  };
  return { known, headers, post, setAlert };
}

/** Sets an alert for each company five percent above its price, and moves the prices there. Returns their notifications. */
export async function fireAlerts(page: Page, ticking: TickingServer, symbols: readonly string[]) {
  const person = await joinOn(page, ticking);
  const targets = new Map<string, number>();
  for (const symbol of symbols) targets.set(symbol, await person.setAlert(symbol, 5));
  ticking.tick(Object.fromEntries([...targets].map(([symbol, price]) => [symbol, price + 1])));
  await expect
    .poll(async () => (await person.post('notifications/true')).length, { timeout: 150_000 })
    .toBe(symbols.length);
  const sentenceOf = (symbol: string) =>
    `${symbol} reached your price alert of ${targets.get(symbol)?.toFixed(2)}`;
  return { ...person, sentenceOf };
}
