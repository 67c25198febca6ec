import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase } from '@tenfold/contract/endpoint';
import { expect, test } from 'vitest';
import { startServer } from '../world/server.ts';
import { isFullSize } from '../world/size.ts';

const symbols = ['AAPL', 'NKE', 'COST', 'PG', 'MSFT'];
const paths = symbols.flatMap((symbol) => [
  `/company/${symbol}`,
  `${apiBase}/company/${symbol}`,
  `${apiBase}/company/${symbol}/financials`,
  `/financials/${symbol}/revenue`,
]);
const minutes = 5;

/** MiB that kept pages (32), documents (64) and what a render leaves (32) may come to once a process has worked. */
const mostCached = 128;

/** Every second address is one that nobody asked for before: of pages, of lists, of calls. */
function addressOf(count: number): string {
  const path = paths[count % paths.length] ?? '/';
  const others = [
    `${path}?q=${count}`,
    `/companies?q=${words[count % words.length]}${count}`,
    `/company/${symbols[count % symbols.length]}?period=10Y&rows=revenue,${count}`,
    `${apiBase}/company/${words[count % words.length]}${count}/search?limit=${(count % 20) + 1}`,
    `/plans?utm_campaign=${count}`,
  ];
  return count % 2 === 0 ? path : (others[count % others.length] ?? path);
}
const words = ['app', 'bank', 'oil', 'x'];

test.skipIf(!isFullSize)('memory stays flat over five minutes of mixed load', async () => {
  // Loading the sample takes memory of its own: measure a process that finds it loaded.
  const dataDir = mkdtempSync(join(tmpdir(), 'tenfold-'));
  await (await startServer({ DATA_DIR: dataDir })).stop();
  const server = await startServer({ DATA_DIR: dataDir, QUOTA_VISITOR: '1000' });
  const ask = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`);
    await answer.arrayBuffer();
    // `/financials/…` sends a visitor to sign in.
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const memory = async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 / 1024;
  };
  // Fresh: every path was requested once.
  for (const path of paths) await ask(path);
  const fresh = await memory();
  const seen: number[] = [];
  const end = performance.now() + minutes * 60_000;
  let done = 0;
  const load = async () => {
    while (performance.now() < end) await ask(addressOf(done++));
  };
  const loads = [load(), load(), load(), load()];
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    seen.push(Math.round(await memory()));
  }
  await Promise.all(loads);
  const middle = seen[Math.floor(seen.length / 2)] ?? 0;
  const last = seen.at(-1) ?? 0;
  process.stdout.write(`memory: ${Math.round(fresh)} MiB fresh, ${seen.join(' ')} under ${done} requests\n`);
  await server.stop();
  rmSync(dataDir, { recursive: true });
  expect(last - fresh).toBeLessThan(mostCached);
  // Flat: the second half adds almost nothing.
  expect(last / middle).toBeLessThan(1.1);
});
