import { basename } from 'node:path';
import type { Close } from '@tenfold/domain/prices';
import { findCik, recordCloses, removeSimulatedCloses } from '../../company/index.ts';
import { dayOf } from '../day.ts';

import type { ImportRun } from '../import-run.ts';
import { readCsv } from '../read-csv.ts';
import { checkCloses, type FiledClose } from './check-closes.ts';

/** One symbol's trading days. All of them are there, so the simulated ones of its stretch go. */
export async function importDailyFile(run: ImportRun, path: string): Promise<string[]> {
  const symbol = basename(path, '.csv');
  const rows: FiledClose[] = [];
  for await (const row of readCsv(path)) {
    if (row?.date === undefined || row.close === undefined) run.tally.refuse(basename(path), 'malformed_row');
    else rows.push({ day: row.date, close: row.close });
  }
  return recordCheckedCloses(run, symbol, rows, async (closes) => {
    const [first, last] = [closes[0], closes.at(-1)];
    if (first && last) await removeSimulatedCloses(run.db, symbol, first.day, last.day);
  });
}

/** Many symbols, a row a month; the rows of a symbol stand together. */
export async function importMonthEnds(run: ImportRun, path: string): Promise<string[]> {
  const changed: string[] = [];
  for await (const [symbol, rows] of bySymbol(run, path)) {
    changed.push(...(await recordCheckedCloses(run, symbol, rows, async () => undefined)));
  }
  return changed;
}

async function* bySymbol(run: ImportRun, path: string): AsyncGenerator<[string, FiledClose[]]> {
  let current: [string, FiledClose[]] | null = null;
  for await (const row of readCsv(path)) {
    if (row?.symbol === undefined || row.date === undefined || row.close === undefined) {
      run.tally.refuse(basename(path), 'malformed_row');
      continue;
    }
    if (current !== null && current[0] !== row.symbol) {
      yield current;
      current = null;
    }
    current ??= [row.symbol, []];
    current[1].push({ day: row.date, close: row.close });
  }
  if (current !== null) yield current;
}

async function recordCheckedCloses(
  run: ImportRun,
  symbol: string,
  rows: readonly FiledClose[],
  before: (closes: readonly Close[]) => Promise<void>,
): Promise<string[]> {
  const { db, tally } = run;
  tally.count('closes read', rows.length);
  if ((await findCik(db, symbol)) === null) {
    tally.refuse(symbol, 'unknown_symbol');
    return [];
  }
  const { closes, refusals } = checkCloses(symbol, rows, dayOf(run.clock.now()));
  for (const { what, why } of refusals) tally.refuse(what, why);
  await before(closes);
  const changed = await recordCloses(db, symbol, closes, 'imported file');
  tally.count('closes new or changed', changed);
  tally.count('closes already there', closes.length - changed);
  return changed > 0 ? [symbol] : [];
}
