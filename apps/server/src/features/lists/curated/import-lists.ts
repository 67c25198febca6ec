import { readFile } from 'node:fs/promises';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findListed } from '../companies/company-store.ts';
import { changeMembers } from './change-members.ts';
import { type CuratedInput, readCuratedFile } from './curated-file.ts';
import {
  deleteCurated,
  hasCuratedLists,
  lockCurated,
  type StoredCurated,
  saveCurated,
} from './curated-store.ts';
import { evaluateRules, listMeeting } from './update-members.ts';

export interface ImportedLists {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** Which symbols of these lists are not listed, by list. */
export async function listUnknownSymbols(db: Db, lists: readonly CuratedInput[]): Promise<string[]> {
  const named = [...new Set(lists.flatMap(({ symbols = [] }) => symbols))];
  const listed = new Set((await findListed(db, named)).map(({ symbol }) => symbol));
  return lists.flatMap(({ key, symbols = [] }) =>
    symbols
      .filter((symbol) => !listed.has(symbol))
      .map((symbol) => `${key}: We have no company with the symbol ${symbol}`),
  );
}

/** These are all there are from now on: another one is removed. The same again changes nothing. */
export async function importLists(db: Db, lists: readonly CuratedInput[], now: Date): Promise<ImportedLists> {
  await evaluateRules(db);
  return db.transaction().execute(async (tx) => {
    const stored = new Map((await lockCurated(tx)).map((list) => [list.key, list]));
    const count = { added: 0, changed: 0, unchanged: 0, removed: 0 };
    for (const [place, list] of lists.entries()) {
      const before = stored.get(list.key);
      const isSaved = await saveList(tx, { ...list, place, rule: list.rule ?? null }, before, now);
      count[before === undefined ? 'added' : isSaved ? 'changed' : 'unchanged'] += 1;
      stored.delete(list.key);
    }
    for (const key of stored.keys()) {
      await deleteCurated(tx, key);
      count.removed += 1;
    }
    return count;
  });
}

/** False when it is there like this already. */
async function saveList(
  tx: Db,
  list: StoredCurated & Pick<CuratedInput, 'symbols'>,
  before: StoredCurated | undefined,
  now: Date,
): Promise<boolean> {
  const { key, place, name, description, rule, symbols = [] } = list;
  const isSame =
    before?.place === place &&
    before.name === name &&
    before.description === description &&
    before.rule === rule;
  if (!isSame) await saveCurated(tx, { key, place, name, description, rule }, now);
  const listed = new Map((await findListed(tx, symbols)).map((company) => [company.symbol, company]));
  const members =
    rule === null ? symbols.flatMap((symbol) => listed.get(symbol) ?? []) : await listMeeting(tx, rule);
  const isNew = before === undefined || before.rule !== rule;
  return (await changeMembers(tx, key, members, isNew, now)) || !isSame;
}

const file = new URL('../../../../../../sample-data/lists.json', import.meta.url);

/** Where an editor has not imported any. */
export async function loadSampleLists({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  if (await hasCuratedLists(db)) return;
  const read = readCuratedFile(await readFile(file, 'utf8'));
  if (!read.ok) throw new Error(read.problems.join('\n'));
  if ((await listUnknownSymbols(db, read.lists)).length > 0) return;
  await importLists(db, read.lists, clock.now());
}
