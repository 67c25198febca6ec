import type { AccountId, ListId } from '@tenfold/contract/ids';
import type { SavedList } from '@tenfold/contract/lists';
import { limits } from '@tenfold/contract/policy/limits';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, Conflict } from '../../../platform/http/index.ts';
import { staleList } from '../list/change-list.ts';
import { type ListRow, lockList, updateList } from '../list/list-store.ts';
import { getSavedList } from '../list/saved-lists.ts';
import {
  appendCompanies,
  findListed,
  listEntries,
  placeCompanies,
  removeCompanies,
  restoreCompanies,
  summarizeCompanies,
} from './company-store.ts';
import { orderCompanies } from './order-companies.ts';

type ListCompanyDeps = Pick<Deps, 'db' | 'clock'>;

/** Whose list, and which. */
interface ListOfAccount {
  readonly accountId: AccountId;
  readonly id: ListId;
}

/** @throws NotFound, AppError `company_not_found`, Conflict above the limit */
export function addCompany(deps: ListCompanyDeps, list: ListOfAccount, symbol: string): Promise<SavedList> {
  return change(deps, list, symbol, async (tx, { id }, now) => {
    const companies = await findListed(tx, [symbol]);
    if (companies.length === 0) {
      throw new AppError('company_not_found', `We have no company with the symbol ${symbol}.`);
    }
    const present = await listEntries(tx, id);
    if (present.some((company) => company.symbol === symbol)) return null;
    refuseAbove(present.length + 1);
    await appendCompanies(tx, id, companies, now);
    return {};
  });
}

/** What is not on the list stays so: two tabs may remove the same. @throws NotFound */
export function takeCompanies(
  deps: ListCompanyDeps,
  list: ListOfAccount,
  symbols: readonly string[],
  symbol: string | null = null,
): Promise<SavedList> {
  return change(deps, list, symbol, async (tx, { id }, now) =>
    (await removeCompanies(tx, id, symbols, now)) === 0 ? null : {},
  );
}

/** @throws NotFound, Conflict above the limit */
export function bringBackCompanies(
  deps: ListCompanyDeps,
  list: ListOfAccount,
  symbols: readonly string[],
): Promise<SavedList> {
  return change(deps, list, null, async (tx, { id }) => {
    const entries = await listEntries(tx, id, true);
    const back = entries.filter(({ symbol, isRemoved }) => isRemoved && symbols.includes(symbol));
    if (back.length === 0) return null;
    refuseAbove(entries.filter(({ isRemoved }) => !isRemoved).length + back.length);
    await restoreCompanies(
      tx,
      id,
      back.map(({ symbol }) => symbol),
    );
    return {};
  });
}

/** @throws NotFound, Stale */
export function setOrder(
  deps: ListCompanyDeps,
  list: ListOfAccount,
  { symbols, revision }: { readonly symbols: readonly string[]; readonly revision?: number | undefined },
): Promise<SavedList> {
  return change(deps, list, null, async (tx, { id, revision: current }) => {
    const entries = await listEntries(tx, id, true);
    const ordered = orderCompanies(entries, symbols);
    if (ordered.join() === entries.map(({ symbol }) => symbol).join()) return null;
    if (current !== (revision ?? current)) throw await staleList(tx, list.accountId, id);
    await placeCompanies(tx, id, ordered);
    return { revision: current + 1 };
  });
}

/** @param work what it changes of the list besides its companies; null: nothing changed */
async function change(
  { db, clock }: ListCompanyDeps,
  { accountId, id }: ListOfAccount,
  symbol: string | null,
  work: (tx: Db, list: ListRow, now: Date) => Promise<{ readonly revision?: number } | null>,
): Promise<SavedList> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now();
    const changes = await work(tx, await lockList(tx, accountId, id), now);
    if (changes !== null) {
      await summarizeCompanies(tx, id);
      await updateList(tx, accountId, id, { ...changes, updated_at: now });
    }
    return getSavedList(tx, accountId, id, symbol);
  });
}

function refuseAbove(count: number): void {
  if (count <= limits.companiesOfList) return;
  throw new Conflict(`A list holds at most ${limits.companiesOfList.toLocaleString('en-US')} companies.`);
}
