import type { Db } from '../../platform/db/index.ts';
import { listUnreconciled, nameClaims, reconcileCompany, reconcileListings } from '../company/index.ts';
import { prepareDocuments } from './prepare-documents.ts';

/** Listings of an earlier release get their names for display, and their companies' pages with them. */
export async function nameListings(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await nameClaims(transaction))) return;
    for (const cik of await listUnreconciled(transaction)) {
      await reconcileCompany(transaction, cik);
      await prepareDocuments(transaction, cik);
    }
    await reconcileListings(transaction, 'all');
  });
}
