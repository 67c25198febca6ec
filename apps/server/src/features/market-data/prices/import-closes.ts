import { basename } from 'node:path';
import type { Close } from '@tenfold/domain/prices';
import type { Db } from '../../../platform/db/index.ts';
import { recordCloses, removeSimulatedCloses } from '../../company/index.ts';
import { dayOf } from '../day.ts';

import type { ImportRun } from '../import-run.ts';
import { readCsv } from '../read-csv.ts';
import { recordUnprepared } from '../record-listing.ts';
import { checkCloses, type FiledClose } from './check-closes.ts';

/** The file has every trading day, so simulated closes in its range are deleted. */
export async function importDailyFile(run: ImportRun, path: string): Promise<void> {
  const symbol = basename(path, '.csv');
  const rows: FiledClose[] = [];
  for await (const row of readCsv(path)) {
    if (row?.date === undefined || row.close === undefined) run.tally.refuse(basename(path), 'malformed_row');
    else rows.push({ day: row.date, close: row.close });
  }
  return recordCheckedCloses(run, symbol, rows, async (db, closes) => {
    const first = closes[0];
    const last = closes.at(-1);
    return first && last ? removeSimulatedCloses(db, symbol, first.day, last.day) : 0;
  });
}

/** A row a month; rows of a symbol are consecutive. */
export async function importMonthEnds(run: ImportRun, path: string): Promise<void> {
  for await (const [symbol, rows] of bySymbol(run, path)) {
    await recordCheckedCloses(run, symbol, rows, async () => 0);
  }
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
  before: (db: Db, closes: readonly Close[]) => Promise<number>,
): Promise<void> {
  const { tally } = run;
  tally.count('closes read', rows.length);
  const { closes, refusals } = checkCloses(symbol, rows, dayOf(run.clock.now()));
  let changed = 0;
  const recorded = await recordUnprepared(run, symbol, async (db) => {
    const removed = await before(db, closes);
    changed = await recordCloses(db, symbol, closes, 'imported file');
    return { count: removed + changed, cause: null };
  });
  if (recorded === null) return;
  for (const { what, why } of refusals) tally.refuse(what, why);
  tally.count('closes new or changed', changed);
  tally.count('closes already stored', closes.length - changed);
}
