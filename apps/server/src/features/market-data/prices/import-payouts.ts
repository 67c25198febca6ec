import { basename } from 'node:path';
import type { Db } from '../../../platform/db/index.ts';
import { recordDividends, recordSplits } from '../../company/index.ts';

import type { ImportRun } from '../import-run.ts';
import { readCsv } from '../read-csv.ts';
import { recordUnprepared } from '../record-listing.ts';
import { checkPayouts, type FiledPayout, type Payout } from './check-payouts.ts';

interface PayoutKind {
  readonly name: 'dividends' | 'splits';
  readonly day: string;
  readonly value: string;
  readonly notPositive: 'amount_not_positive' | 'ratio_not_positive';
  readonly cause: 'split' | null;
  readonly record: (db: Db, symbol: string, payouts: readonly Payout[]) => Promise<number>;
}

/** `symbol,ex_date,amount`: cash a share, on today's split basis. */
export function importDividends(run: ImportRun, path: string): Promise<void> {
  return importPayouts(run, path, {
    name: 'dividends',
    day: 'ex_date',
    value: 'amount',
    notPositive: 'amount_not_positive',
    cause: null,
    record: (db, symbol, payouts) =>
      recordDividends(
        db,
        symbol,
        payouts.map(({ day, value }) => ({ exDate: day, amount: value })),
        'imported file',
      ),
  });
}

/** `symbol,date,ratio`: new shares for one old share. */
export function importSplits(run: ImportRun, path: string): Promise<void> {
  return importPayouts(run, path, {
    name: 'splits',
    day: 'date',
    value: 'ratio',
    notPositive: 'ratio_not_positive',
    cause: 'split',
    record: (db, symbol, payouts) =>
      recordSplits(
        db,
        symbol,
        payouts.map(({ day, value }) => ({ effective: day, ratio: value })),
        'imported file',
      ),
  });
}

async function importPayouts(run: ImportRun, path: string, kind: PayoutKind): Promise<void> {
  const { tally, clock } = run;
  for (const [symbol, rows] of await readBySymbol(run, path, kind)) {
    const { payouts, refusals } = checkPayouts(symbol, rows, kind.notPositive, clock.now());
    for (const { what, why } of refusals) tally.refuse(what, why);
    if (payouts.length === 0) continue;
    tally.count(`${kind.name} read`, payouts.length);
    const changed = await recordUnprepared(run, symbol, async (db) => ({
      count: await kind.record(db, symbol, payouts),
      cause: kind.cause,
    }));
    if (changed !== null) tally.count(`${kind.name} new or changed`, changed);
  }
}

async function readBySymbol(
  { tally }: ImportRun,
  path: string,
  kind: PayoutKind,
): Promise<ReadonlyMap<string, readonly FiledPayout[]>> {
  const bySymbol = new Map<string, FiledPayout[]>();
  for await (const row of readCsv(path)) {
    const { symbol = '', [kind.day]: day, [kind.value]: value = '' } = row ?? {};
    if (row === null || symbol === '' || day === undefined) {
      tally.refuse(row === null ? basename(path) : Object.values(row).join(' '), 'malformed_row');
      continue;
    }
    const rows = bySymbol.get(symbol) ?? [];
    rows.push({ day, value });
    bySymbol.set(symbol, rows);
  }
  return bySymbol;
}
