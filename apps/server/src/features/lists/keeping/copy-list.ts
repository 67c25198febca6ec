import type { AccountId } from '@tenfold/contract/ids';
import type { SavedList } from '@tenfold/contract/lists';
import { withEnding } from '@tenfold/contract/policy/free-name';
import { findListed } from '../companies/company-store.ts';
import type { ListDeps } from '../list-deps.ts';
import { insertCopy } from './create-list.ts';

/** Of a list they may read: its companies that are listed, in their order. @throws NotFound, Conflict above the limit */
export async function copyList(deps: ListDeps, accountId: AccountId, id: string): Promise<SavedList> {
  const { kind, name, entries } = await deps.readable.get(id, accountId);
  const symbols = entries.flatMap(({ symbol, isListed }) => (isListed ? [symbol] : []));
  const listed = new Map((await findListed(deps.db, symbols)).map((company) => [company.symbol, company]));
  const companies = symbols.flatMap((symbol) => listed.get(symbol) ?? []);
  return insertCopy(deps, accountId, kind === 'own' ? withEnding(name, ' copy') : name, companies);
}
