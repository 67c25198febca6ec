import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from '../world/people.ts';
import { loadSample } from './databases.ts';
import { type Latency, latency, type Reached } from './latency.ts';
import { root, startFloor, startProduct } from './processes.ts';
import { heading, line } from './report.ts';
import { type Question, seriesQuestions } from './series-questions.ts';

const prices = join(root, '../shared/data/prices');
const turns = 900;

/** Ten years of days: cached, not cached, and their size. */
export async function benchSeries(databaseUrl: string, dataDir: string): Promise<void> {
  heading('Series of ten years, PostgreSQL, one after the other');
  await loadSample(databaseUrl, dataDir);
  if (existsSync(prices)) importDays(databaseUrl);
  else line('days are simulated', '-', 'no folder of prices beside the project');
  const product = await startProduct({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  // Comparing four companies needs Ben's plan.
  const headers = { authorization: `Bearer ${await signIn({ url: product.origin, dataDir }, 'ben')}` };
  for (const question of await seriesQuestions(product.origin)) {
    await benchQuestion(question, { ...product, headers }, databaseUrl);
  }
  await product.stop();
}

async function benchQuestion(
  { name, request, another }: Question,
  product: Reached,
  databaseUrl: string,
): Promise<void> {
  const floor = await startFloor({
    FLOOR_URL: product.origin + request.path,
    FLOOR_HEADERS: JSON.stringify(product.headers),
    FLOOR_BODY: request.body === undefined ? '' : JSON.stringify(request.body),
    FLOOR_DATABASE_URL: databaseUrl,
  });
  const ready = await latency(floor, () => ({ ...request, path: '/ready' }), turns);
  const text = await latency(floor, () => ({ path: '/text' }), turns);
  const hot = await latency(product, () => request, turns);
  line(
    name,
    times(hot),
    `${against(hot, ready, 'a ready buffer')}; ${(hot.bytes / 1000).toFixed(1)} kB, aim 40`,
  );
  if (another !== null) {
    const made = await latency(product, another, turns);
    line('  not requested before', times(made), against(made, text, 'one text of the database'));
  }
  await floor.stop();
}

function times({ p50, p99 }: Latency): string {
  return `${p50.toFixed(2)}, p99 ${p99.toFixed(2)} ms`;
}

/** Both at the same time: a busy machine slows the floor as well. */
function against(measured: Latency, floor: Latency, what: string): string {
  return `${(measured.p50 / floor.p50).toFixed(1)} times ${what} (${times(floor)}); aim p99 5 ms`;
}

/** Real daily closes replace simulated ones. */
function importDays(databaseUrl: string): void {
  execFileSync(process.execPath, ['apps/server/src/cli/tenfold.ts', 'import', 'prices', '--from', prices], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: 'ignore',
  });
}
