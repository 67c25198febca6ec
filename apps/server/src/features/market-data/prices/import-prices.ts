import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { prepareUnprepared } from '../announce-figures.ts';
import { ImportError } from '../import-error.ts';
import type { ImportRun } from '../import-run.ts';
import { findImported, markImported } from '../import-source.ts';
import { importDailyFile, importMonthEnds } from './import-closes.ts';
import { importDividends, importSplits } from './import-payouts.ts';

interface PriceFile {
  readonly path: string;
  readonly read: (run: ImportRun, path: string) => Promise<void>;
}

/** `SYMBOL.csv` (there or in `daily`), `month-end.csv`, `dividends.csv`; `splits.csv` first, which changes the basis of all. Pages follow at the end. */
export async function importPrices(run: ImportRun, from: string): Promise<void> {
  const files = await listPriceFiles(from);
  if (files.length === 0) {
    throw new ImportError(`${from} has no SYMBOL.csv, month-end.csv, dividends.csv or splits.csv`);
  }
  run.tally.step('price files', files.length);
  for (const file of files) {
    if (run.signal.aborted) break;
    await importPriceFile(run, file);
    run.tally.item(basename(file.path));
  }
  await prepareUnprepared(run);
}

async function importPriceFile(run: ImportRun, { path, read }: PriceFile): Promise<void> {
  const hash = await hashOfFile(path);
  if ((await findImported(run.db, 'prices', basename(path))) === hash) {
    run.tally.count('files unchanged');
    return;
  }
  await read(run, path);
  await markImported(run.db, 'prices', basename(path), hash);
  run.tally.count('files imported');
}

async function listPriceFiles(from: string): Promise<PriceFile[]> {
  const here = await readdir(from).catch((): string[] => []);
  const daily = here.includes('daily') ? await readdir(join(from, 'daily')) : [];
  const known = [
    { name: 'splits.csv', read: importSplits },
    { name: 'dividends.csv', read: importDividends },
    { name: 'month-end.csv', read: importMonthEnds },
  ].filter(({ name }) => here.includes(name));
  return [
    ...known.map(({ name, read }) => ({ path: join(from, name), read })),
    ...here.filter(isDailyFile).map((name) => ({ path: join(from, name), read: importDailyFile })),
    ...daily.filter(isDailyFile).map((name) => ({ path: join(from, 'daily', name), read: importDailyFile })),
  ];
}

/** Named by its symbol, in capitals: `BRK-B.csv`. */
function isDailyFile(name: string): boolean {
  return /^[A-Z0-9][A-Z0-9.-]{0,11}\.csv$/.test(name);
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
