import { symbolParam } from '@tenfold/contract/shapes';
import type { Db } from '../../platform/db/index.ts';
import type { Emit } from '../../platform/events/index.ts';
import { findCik } from '../company/index.ts';
import type { ChangedFigures } from '../financials/index.ts';
import { announceFigures } from './announce-figures.ts';
import type { ImportRun } from './import-run.ts';
import { prepareDocuments } from './prepare-documents.ts';
import { markUnprepared } from './unprepared.ts';

export interface Recorded {
  readonly count: number;
  /** Null for what changes no figure per share, as prices. */
  readonly cause: ChangedFigures['cause'] | null;
}

type Write = (db: Db, cik: number | null) => Promise<Recorded>;

/** In one transaction, also for a symbol not listed yet. Null for an invalid symbol. @param write counts what changed */
export function recordListing(run: ImportRun, symbol: string, write: Write): Promise<number | null> {
  return record(run, symbol, write, async (tx, emit, cik, cause) => {
    await prepareDocuments(tx, cik);
    if (cause !== null) await announceFigures(tx, emit, cik, cause);
  });
}

/** Like `recordListing`, for one of many files about a company: its documents follow with `prepareUnprepared`. */
export function recordUnprepared(run: ImportRun, symbol: string, write: Write): Promise<number | null> {
  return record(run, symbol, write, (tx, _, cik, cause) => markUnprepared(tx, cik, cause));
}

async function record(
  { db, events, tally }: ImportRun,
  symbol: string,
  write: Write,
  follow: (tx: Db, emit: Emit, cik: number, cause: Recorded['cause']) => Promise<void>,
): Promise<number | null> {
  if (symbolParam.safeParse(symbol).data !== symbol) {
    tally.refuse(symbol, 'unknown_symbol');
    return null;
  }
  return events.transact(db, async (tx, emit) => {
    const cik = await findCik(tx, symbol);
    const { count, cause } = await write(tx, cik);
    if (cik === null) tally.count('symbols waiting for a listing');
    else if (count > 0) await follow(tx, emit, cik, cause);
    return count;
  });
}
