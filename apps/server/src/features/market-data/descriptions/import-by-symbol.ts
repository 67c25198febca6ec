import { readFile } from 'node:fs/promises';
import type { Db } from '../../../platform/db/index.ts';
import type { ImportRun } from '../import-run.ts';
import { type Recorded, recordListing } from '../record-listing.ts';
import type { RefusalReason } from '../refusal.ts';

export interface SymbolImport<Entry> {
  /** Null for another kind of file; an unusable entry is null. */
  readonly read: (text: string) => ReadonlyMap<string, Entry | null> | null;
  readonly notThisKind: RefusalReason;
  readonly what: string;
  readonly cause: Recorded['cause'];
  readonly record: (
    db: Db,
    of: { readonly symbol: string; readonly cik: number | null },
    entry: Entry,
  ) => Promise<number>;
}

export async function importBySymbol<Entry>(
  run: ImportRun,
  path: string,
  kind: SymbolImport<Entry>,
): Promise<void> {
  const entries = kind.read(await readFile(path, 'utf8'));
  if (entries === null) {
    run.tally.refuse(path, kind.notThisKind);
    return;
  }
  run.tally.step(kind.what, entries.size);
  for (const [symbol, entry] of entries) {
    if (run.signal.aborted) break;
    run.tally.count(`${kind.what} read`);
    await importEntry(run, symbol, entry, kind);
    run.tally.item(symbol);
  }
}

async function importEntry<Entry>(
  run: ImportRun,
  symbol: string,
  entry: Entry | null,
  kind: SymbolImport<Entry>,
): Promise<void> {
  if (entry === null) return run.tally.refuse(symbol, 'malformed_entry');
  const recorded = await recordListing(run, symbol, async (db, cik) => ({
    count: await kind.record(db, { symbol, cik }, entry),
    cause: kind.cause,
  }));
  if (recorded !== null) run.tally.count(`${kind.what} new or changed`, recorded);
}
