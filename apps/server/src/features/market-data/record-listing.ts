import { symbolParam } from '@tenfold/contract/shapes';
import type { Db } from '../../platform/db/index.ts';
import { findCik } from '../company/index.ts';
import type { ImportRun } from './import-run.ts';
import { prepareDocuments } from './prepare-documents.ts';

/** In one transaction, also for a symbol not listed yet. Null for an invalid symbol. @param write counts what changed */
export async function recordListing(
  { db, tally }: ImportRun,
  symbol: string,
  write: (db: Db, cik: number | null) => Promise<number>,
): Promise<number | null> {
  if (symbolParam.safeParse(symbol).data !== symbol) {
    tally.refuse(symbol, 'unknown_symbol');
    return null;
  }
  return db.transaction().execute(async (transaction) => {
    const cik = await findCik(transaction, symbol);
    const recorded = await write(transaction, cik);
    if (cik === null) tally.count('symbols waiting for a listing');
    else if (recorded > 0) await prepareDocuments(transaction, cik);
    return recorded;
  });
}
