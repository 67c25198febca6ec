import { readFile } from 'node:fs/promises';
import type { Deps } from '../../../platform/deps.ts';
import { readCuratedFile } from './curated-file.ts';
import { hasCuratedLists } from './curated-store.ts';
import { importLists, listUnknownSymbols } from './import-lists.ts';

const file = new URL('../../../../../../sample-data/lists.json', import.meta.url);

/** Where an editor has not imported any. */
export async function loadSampleLists({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  if (await hasCuratedLists(db)) return;
  const read = readCuratedFile(await readFile(file, 'utf8'));
  if (!read.ok) throw new Error(read.problems.join('\n'));
  if ((await listUnknownSymbols(db, read.lists)).length > 0) return;
  await importLists(db, read.lists, clock.now());
}
