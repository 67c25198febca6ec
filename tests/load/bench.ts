// `npm run bench`: what the product does a second, as ratios against a floor measured in the same run.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchAnswers } from './answers.ts';
import { benchCharts } from './charts.ts';
import { findBase, loadSample } from './databases.ts';
import { benchImport } from './imports.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchPages } from './pages.ts';
import { startProduct } from './processes.ts';
import { benchQuotes } from './quotes.ts';
import { benchRecalculation } from './recalculation.ts';
import { heading, line } from './report.ts';
import { benchSearch } from './searches.ts';
import { benchSeries } from './series.ts';
import { benchSignIn } from './sign-in.ts';

const postgres = await findBase();
const dataDir = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));
try {
  const databaseUrl = await postgres.createDatabase();
  await loadSample(databaseUrl);

  heading('Start');
  const product = await startProduct({ DATABASE_URL: databaseUrl });
  line('ready, warm, PostgreSQL', `${Math.round(product.readyMilliseconds)} ms`, 'aim: under 1,000 ms');
  line('memory, fresh', `${Math.round(product.memory().now)} MiB`, 'aim: under 150 MiB');

  await benchAnswers(product, databaseUrl);
  await benchSearch(product);
  await benchPages(product);
  await benchRecalculation(product);
  await benchCharts(product);
  await benchLighthouse(product);
  line(
    'memory, after all of this',
    `${Math.round(product.memory().now)} MiB`,
    `peak ${Math.round(product.memory().peak)} MiB`,
  );
  await product.stop();

  await benchSeries(await postgres.createDatabase());
  await benchQuotes(databaseUrl);
  await benchSignIn(databaseUrl, dataDir);

  await benchImport(await postgres.createDatabase());
} finally {
  await postgres.close();
  rmSync(dataDir, { recursive: true });
}
