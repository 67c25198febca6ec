import {
  getClaimsVersion,
  listUnreconciled,
  reconcileCompany,
  reconcileListings,
} from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { isImported, markImported } from '../import-source.ts';
import { prepareDocuments } from '../prepare-documents.ts';

/** Listings and pages of a company change in one transaction. Counts the changes. */
export async function reconcileCompanies({ db, tally, signal }: ImportRun): Promise<void> {
  const version = await getClaimsVersion(db);
  if (await isImported(db, source, 'settled', version)) return;
  const unreconciled = await listUnreconciled(db);
  for (const cik of unreconciled) {
    if (signal.aborted) return;
    await db.transaction().execute(async (transaction) => {
      await reconcileCompany(transaction, cik);
      await prepareDocuments(transaction, cik);
    });
  }
  const changed = unreconciled.length + (await reconcileListings(db, 'all'));
  if (changed > 0) tally.count('listings new or changed', changed);
  await markImported(db, source, 'settled', version);
}

const source = 'listings';
