import { symbolParam } from '@tenfold/contract/shapes';
import type { Db } from '../../platform/db/index.ts';
import { findCik } from '../company/index.ts';
import type { ChangedFigures } from '../financials/index.ts';
import { announceFigures } from './announce-figures.ts';
import type { ImportRun } from './import-run.ts';
import { prepareDocuments } from './prepare-documents.ts';

export interface Recorded {
  readonly count: number;
  /** Null for what changes no figure per share, as prices. */
  readonly cause: ChangedFigures['cause'] | null;
}

/** In one transaction, also for a symbol not listed yet. Null for an invalid symbol. @param write counts what changed */
export async function recordListing(
  { db, events, tally }: ImportRun,
  symbol: string,
  write: (db: Db, cik: number | null) => Promise<Recorded>,
): Promise<number | null> {
  if (symbolParam.safeParse(symbol).data !== symbol) {
    tally.refuse(symbol, 'unknown_symbol');
    return null;
  }
  return events.transact(db, async (tx, emit) => {
    const cik = await findCik(tx, symbol);
    const { count, cause } = await write(tx, cik);
    if (cik === null) tally.count('symbols waiting for a listing');
    else if (count > 0) await prepareDocuments(tx, cik);
    if (cik !== null && count > 0 && cause !== null) await announceFigures(tx, emit, cik, cause);
    return count;
  });
}
