import { measure } from './load.ts';
import type { Running } from './processes.ts';
import { heading, line, perSecond } from './report.ts';

export async function benchPages(product: Running): Promise<void> {
  heading('Pages rendered on the server, 4 connections');
  for (const path of ['/company/AAPL', '/company/TSM', '/financials/AAPL/revenue']) {
    const { perSecond: pages, p99, failures } = await measure({ url: product.origin + path });
    line(path, perSecond(pages), `p99 ${p99} ms, ${failures} failed`);
  }
}
