import { randomUUID } from 'node:crypto';
import { signIn } from '../world/people.ts';
import { measure } from './load.ts';
import { type Running, startFloor } from './processes.ts';
import { heading, line, perSecond, ratio } from './report.ts';

const brotli = { 'accept-encoding': 'br' };

/** Pages sent again, against the same bytes and headers from the bare framework; then pages rendered for each request. */
export async function benchPages(product: Running, dataDir: string): Promise<void> {
  const ben = { cookie: `session=${await signIn({ url: product.origin, dataDir }, 'ben')}` };
  const visitor = { cookie: `visitor=${visitorWhoOpened('NKE')}` };

  heading('Pages cached from an earlier request, 4 connections');
  for (const [path, who, headers, aim] of [
    ['/company/AAPL', 'a visitor', {}, '0.12'],
    ['/company/AAPL', 'Ben', ben, '0.12'],
    ['/company/TSM', 'a visitor who counts companies', visitor, '0.12'],
    ['/financials/AAPL/revenue', 'Ben', ben, '0.12'],
    ['/companies', 'a visitor', {}, '0.12'],
    ['/plans', 'a visitor', {}, '0.12'],
    ['/', 'a visitor', {}, '0.12'],
  ] as const) {
    const sent = { ...brotli, ...headers };
    // The first request renders it.
    await (await fetch(product.origin + path, { headers: sent })).text();
    const floor = await startFloor({
      FLOOR_URL: product.origin + path,
      FLOOR_HEADERS: JSON.stringify(headers),
      FLOOR_WHOLE: 'yes',
    });
    const ready = await measure({ url: `${floor.origin}/ready`, headers: brotli });
    await floor.stop();
    const { perSecond: pages, failures } = await measure({ url: product.origin + path, headers: sent });
    const against = ratio(pages, ready.perSecond, aim);
    line(`${path}, ${who}`, perSecond(pages), `${against}, ${failures} failed`);
  }

  heading('Pages rendered for each request, 4 connections');
  for (const [path, who, headers, aim] of [
    ['/company/AAPL', 'a visitor', {}, 150],
    ['/company/AAPL', 'Ben', ben, 300],
    ['/company/TSM', 'a visitor who counts companies', visitor, 150],
    ['/financials/AAPL/revenue', 'Ben', ben, 150],
  ] as const) {
    const {
      perSecond: pages,
      p99,
      failures,
    } = await measure({
      url: product.origin + path,
      headers: { ...brotli, ...headers },
      // Another address each time, by a parameter that no screen may leave out: nothing of it is cached.
      paths: [`${path}?_routes={turn}`],
    });
    line(`${path}, ${who}`, perSecond(pages), `aim ${aim}, p99 ${p99} ms, ${failures} failed`);
  }
}

function visitorWhoOpened(symbol: string): string {
  return `${randomUUID()}_${new Date().toISOString().slice(0, 7)}-01_${symbol}`;
}
