import { join } from 'node:path';
import { listNewPredecessors, listSuccessors, recordPredecessor } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { prepareDocuments } from '../prepare-documents.ts';
import { knownPredecessors, readPredecessors } from './read-predecessors.ts';

/** A `predecessors.csv` in the folders wins over the product's own list. */
export async function importPredecessors(run: ImportRun, folders: readonly string[] = []): Promise<void> {
  const { db, tally, signal } = run;
  const paths = [knownPredecessors, ...folders.map((folder) => join(folder, 'predecessors.csv'))];
  const parsed = (await Promise.all(paths.map((path) => readPredecessors(path, tally)))).flat();
  const last = new Map(parsed.map((it) => [`${it.cik} ${it.predecessorCik}`, it]));
  for (const predecessor of await listNewPredecessors(db, [...last.values()])) {
    if (signal.aborted) return;
    await db.transaction().execute(async (transaction) => {
      await recordPredecessor(transaction, predecessor);
      for (const cik of [predecessor.cik, ...(await listSuccessors(transaction, predecessor.cik))]) {
        await prepareDocuments(transaction, cik);
      }
    });
  }
}
