// `npm run bench`: throughput as ratios against a floor measured in the same run. `npm run bench -- PART` runs one part.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchAlerts } from './alerts.ts';
import { benchAnswers } from './answers.ts';
import { benchBurst } from './burst.ts';
import { benchCharts } from './charts.ts';
import { findBase, loadSample } from './databases.ts';
import { benchExport } from './exports.ts';
import { benchImport } from './imports.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLists } from './lists/bench-lists.ts';
import { benchNotes } from './notes.ts';
import { benchPages } from './pages.ts';
import { type Running, startProduct } from './processes.ts';
import { benchQuestions } from './questions/bench-questions.ts';
import { benchFirstSentence } from './questions/first-sentence.ts';
import { benchSeason } from './questions/season.ts';
import { benchQuotes } from './quotes.ts';
import { benchRecalculation } from './recalculation.ts';
import { benchSearch } from './searches.ts';
import { benchSeries } from './series.ts';
import { benchSignIn } from './sign-in.ts';
import { benchSockets } from './sockets/bench-sockets.ts';
import { benchStart, printMemory } from './start.ts';
import { benchTyping } from './typing.ts';

type BenchPart = (product: Running, databaseUrl: string) => Promise<void>;

const postgres = await findBase();
const dataDir = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));

const parts: Record<string, BenchPart> = {
  start: benchStart,
  answers: (product, databaseUrl) => benchAnswers(product, databaseUrl, dataDir),
  lists: (product, databaseUrl) => benchLists(product, databaseUrl, dataDir),
  questions: async (product, databaseUrl) =>
    benchQuestions(product, databaseUrl, await postgres.createDatabase()),
  season: benchSeason,
  search: benchSearch,
  assistant: (product) => benchFirstSentence(product, dataDir),
  pages: (product) => benchPages(product, dataDir),
  recalculation: benchRecalculation,
  charts: benchCharts,
  typing: (product) => benchTyping(product, dataDir),
  notes: (product, databaseUrl) => benchNotes(product, databaseUrl, dataDir),
  export: (product) => benchExport(product, dataDir),
  lighthouse: benchLighthouse,
  memory: printMemory,
  series: async () => benchSeries(await postgres.createDatabase(), dataDir),
  quotes: (_, databaseUrl) => benchQuotes(databaseUrl, dataDir),
  alerts: async () => benchAlerts(await postgres.createDatabase()),
  'sign-in': (_, databaseUrl) => benchSignIn(databaseUrl, dataDir),
  sockets: (_, databaseUrl) => benchSockets(databaseUrl),
  burst: async () => benchBurst(await postgres.createDatabase(), dataDir),
  import: async () => benchImport(await postgres.createDatabase()),
};

try {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  }
  const databaseUrl = await postgres.createDatabase();
  await loadSample(databaseUrl, dataDir);
  const product = await startProduct({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  for (const [name, run] of Object.entries(parts)) {
    if (named.length === 0 || named.includes(name)) await run(product, databaseUrl);
  }
  await product.stop();
} finally {
  await postgres.close();
  rmSync(dataDir, { recursive: true });
}
