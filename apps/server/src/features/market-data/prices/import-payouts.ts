import { basename } from 'node:path';
import type { Db } from '../../../platform/db/index.ts';
import { recordDividends, recordSplits } from '../../company/index.ts';
import { dayOf, isDay } from '../day.ts';

import type { ImportRun } from '../import-run.ts';
import { readCsv } from '../read-csv.ts';
import { recordListing } from '../record-listing.ts';
import type { RefusalReason } from '../refusal.ts';

/** `symbol,ex_date,amount`: cash a share, on today's split basis. False when one of the symbols is not listed. */
export async function importDividends(run: ImportRun, path: string): Promise<boolean> {
  const bySymbol = await readDated(run, path, {
    day: 'ex_date',
    value: 'amount',
    why: 'amount_not_positive',
  });
  return recordEach(run, bySymbol, 'dividends', (db, symbol, rows) =>
    recordDividends(
      db,
      symbol,
      rows.map(({ day, value }) => ({ exDate: day, amount: value })),
      'imported file',
    ),
  );
}

/** `symbol,date,ratio`: new shares for one old share. False when one of the symbols is not listed. */
export async function importSplits(run: ImportRun, path: string): Promise<boolean> {
  const bySymbol = await readDated(run, path, { day: 'date', value: 'ratio', why: 'ratio_not_positive' });
  return recordEach(run, bySymbol, 'splits', (db, symbol, rows) =>
    recordSplits(
      db,
      symbol,
      rows.map(({ day, value }) => ({ effective: day, ratio: value })),
      'imported file',
    ),
  );
}

interface Dated {
  readonly day: string;
  readonly value: number;
}

type BySymbol = ReadonlyMap<string, ReadonlyMap<string, Dated>>;

async function readDated(
  run: ImportRun,
  path: string,
  columns: { readonly day: string; readonly value: string; readonly why: RefusalReason },
): Promise<BySymbol> {
  const bySymbol = new Map<string, Map<string, Dated>>();
  const latest = inAYear(run.clock.now());
  for await (const row of readCsv(path)) {
    const [symbol, day, text] = [row?.symbol, row?.[columns.day], row?.[columns.value]];
    const value = text === undefined || text === '' ? Number.NaN : Number(text);
    const why = whyRefused(symbol, day, value, latest, columns.why);
    if (why !== null || symbol === undefined || day === undefined) {
      run.tally.refuse(row === null ? basename(path) : Object.values(row).join(' '), why ?? 'malformed_row');
      continue;
    }
    const dated = bySymbol.get(symbol) ?? new Map<string, Dated>();
    dated.set(day, { day, value });
    bySymbol.set(symbol, dated);
  }
  return bySymbol;
}

function whyRefused(
  symbol: string | undefined,
  day: string | undefined,
  value: number,
  latest: string,
  notPositive: RefusalReason,
): RefusalReason | null {
  if (symbol === undefined || symbol === '' || day === undefined) return 'malformed_row';
  if (!isDay(day)) return 'date_invalid';
  if (day < '1900-01-01' || day > latest) return 'date_out_of_range';
  if (!Number.isFinite(value)) return 'value_not_a_number';
  return value > 0 ? null : notPositive;
}

async function recordEach(
  run: ImportRun,
  bySymbol: BySymbol,
  what: string,
  record: (db: Db, symbol: string, rows: readonly Dated[]) => Promise<number>,
): Promise<boolean> {
  let all = true;
  for (const [symbol, dated] of bySymbol) {
    run.tally.count(`${what} read`, dated.size);
    const changed = await recordListing(run, symbol, (db) => record(db, symbol, [...dated.values()]));
    if (changed === null) all = false;
    else run.tally.count(`${what} new or changed`, changed);
  }
  return all;
}

/** Dividends and splits are announced before they happen. */
function inAYear(now: Date): string {
  return dayOf(new Date(now.getTime() + 366 * 86_400_000));
}
