import { signIn } from '../world/people.ts';
import { measure } from './load.ts';
import type { Running } from './processes.ts';
import { heading, line, perSecond } from './report.ts';

/** For a visitor, and for Ben, who may see everything. */
export async function benchPages(product: Running, dataDir: string): Promise<void> {
  heading('Pages rendered on the server, 4 connections');
  const ben = { cookie: `session=${await signIn({ url: product.origin, dataDir }, 'ben')}` };
  for (const [path, who, headers] of [
    ['/company/AAPL', 'a visitor', {}],
    ['/company/TSM', 'a visitor', {}],
    ['/company/TSM', 'Ben', ben],
    ['/financials/AAPL/revenue', 'Ben', ben],
  ] as const) {
    const { perSecond: pages, p99, failures } = await measure({ url: product.origin + path, headers });
    line(`${path}, ${who}`, perSecond(pages), `p99 ${p99} ms, ${failures} failed`);
  }
}
