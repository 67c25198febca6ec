import { symbolParam } from '@tenfold/contract/shapes';
import type { Db } from '../../platform/db/index.ts';
import { findCik } from '../company/index.ts';
import type { ImportRun } from './import-run.ts';
import { prepareDocuments } from './prepare-documents.ts';
import type { RefusalReason } from './refusal.ts';

/**
 * Writes what a file says of one symbol and prepares its documents: both, or neither when it breaks off between. Null for
 * what was refused, by name and reason.
 * @param write counts what changed, or refuses with a reason
 */
export async function recordListing(
  { db, tally }: ImportRun,
  symbol: string,
  write: (db: Db, cik: number) => Promise<number | RefusalReason>,
): Promise<number | null> {
  const cik = symbolParam.safeParse(symbol).success ? await findCik(db, symbol) : null;
  const recorded = cik === null ? 'unknown_symbol' : await writeAndPrepare(db, cik, write);
  if (typeof recorded === 'number') return recorded;
  tally.refuse(symbol, recorded);
  return null;
}

function writeAndPrepare(
  db: Db,
  cik: number,
  write: (db: Db, cik: number) => Promise<number | RefusalReason>,
): Promise<number | RefusalReason> {
  return db.transaction().execute(async (transaction) => {
    const recorded = await write(transaction, cik);
    if (typeof recorded === 'number' && recorded > 0) await prepareDocuments(transaction, cik);
    return recorded;
  });
}
