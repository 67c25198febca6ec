import type { AccountId } from '@tenfold/contract/ids';
import type { SavedList } from '@tenfold/contract/lists';
import { withEnding } from '@tenfold/contract/policy/free-name';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { InvalidRequest } from '../../../platform/http/index.ts';
import {
  appendCompanies,
  findListed,
  type ListedSymbol,
  listEntries,
  summarizeCompanies,
} from '../companies/company-store.ts';
import type { ListDeps } from '../list-deps.ts';
import { findListByName, insertList, lockLists } from './list-store.ts';
import { findFreeName, nameInUse, refuseAboveLimit } from './names.ts';
import { getSavedList } from './saved-lists.ts';

type CreateListDeps = Pick<Deps, 'db' | 'clock'>;

interface NewList {
  readonly name: string;
  readonly symbol?: string | undefined;
  readonly symbols?: readonly string[] | undefined;
}

/** @throws Conflict for a name in use, and above the limit; InvalidRequest for an unknown symbol */
export async function createList(
  { db, clock }: CreateListDeps,
  accountId: AccountId,
  { name, symbol, symbols = [] }: NewList,
): Promise<SavedList> {
  const wanted = symbol === undefined ? [...new Set(symbols)] : [symbol];
  const companies = await listListed(db, wanted, symbol === undefined ? 'symbols' : 'symbol');
  return db.transaction().execute(async (tx) => {
    await lockLists(tx, accountId);
    const existing = await findListByName(tx, accountId, name);
    if (existing !== null) {
      // The answer to the first request was lost: the second asks for what is there.
      const present = (await listEntries(tx, existing.id)).map((company) => company.symbol);
      if (existing.name !== name || present.join() !== wanted.join()) throw nameInUse(existing.name);
      return getSavedList(tx, accountId, existing.id, symbol);
    }
    await refuseAboveLimit(tx, accountId);
    const now = clock.now();
    const id = await insertList(tx, accountId, name, now);
    await appendCompanies(tx, id, companies, now);
    await summarizeCompanies(tx, id);
    return getSavedList(tx, accountId, id, symbol);
  });
}

/** Named as wanted, or with a number where that is taken. @throws Conflict above the limit */
export async function insertCopy(
  { db, clock }: CreateListDeps,
  accountId: AccountId,
  name: string,
  companies: readonly ListedSymbol[],
): Promise<SavedList> {
  return db.transaction().execute(async (tx) => {
    await lockLists(tx, accountId);
    await refuseAboveLimit(tx, accountId);
    const now = clock.now();
    const id = await insertList(tx, accountId, await findFreeName(tx, accountId, name), now);
    await appendCompanies(tx, id, companies, now);
    await summarizeCompanies(tx, id);
    return getSavedList(tx, accountId, id);
  });
}

async function listListed(db: Db, symbols: readonly string[], field: string): Promise<ListedSymbol[]> {
  const listed = new Map((await findListed(db, symbols)).map((company) => [company.symbol, company]));
  const unknown = symbols.filter((symbol) => !listed.has(symbol));
  if (unknown.length > 0) {
    const message =
      unknown.length === 1
        ? `We have no company with the symbol ${unknown[0]}.`
        : `We have no companies with the symbols ${unknown.slice(0, 5).join(', ')}.`;
    throw new InvalidRequest(message, { [field]: message });
  }
  return symbols.flatMap((symbol) => listed.get(symbol) ?? []);
}

/** Copies a list they may read: its companies that are listed, in their order. @throws NotFound, Conflict above the limit */
export async function copyList(deps: ListDeps, accountId: AccountId, id: string): Promise<SavedList> {
  const { kind, name, entries } = await deps.readable.get(id, accountId);
  const symbols = entries.flatMap(({ symbol, isListed }) => (isListed ? [symbol] : []));
  const listed = new Map((await findListed(deps.db, symbols)).map((company) => [company.symbol, company]));
  const companies = symbols.flatMap((symbol) => listed.get(symbol) ?? []);
  return insertCopy(deps, accountId, kind === 'own' ? withEnding(name, ' copy') : name, companies);
}
