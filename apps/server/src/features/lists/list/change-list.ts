import { randomBytes } from 'node:crypto';
import type { AccountId, ListId } from '@tenfold/contract/ids';
import type { SavedList } from '@tenfold/contract/lists';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Stale } from '../../../platform/http/index.ts';
import {
  clearDefault,
  findDeletedList,
  findListByName,
  hasDefault,
  listNotFound,
  lockList,
  lockLists,
  updateList,
} from './list-store.ts';
import { findFreeName, nameInUse, refuseAboveLimit } from './names.ts';
import { getSavedList } from './saved-lists.ts';

type EditDeps = Pick<Deps, 'db' | 'clock'>;

/** Nothing of what changed elsewhere may be lost: the list as it is now comes with the refusal. */
export async function staleList(tx: Db, accountId: AccountId, id: ListId): Promise<Stale> {
  return new Stale('This list was also changed elsewhere.', await getSavedList(tx, accountId, id));
}

/** @throws NotFound, Conflict, Stale */
export async function renameList(
  { db, clock }: EditDeps,
  accountId: AccountId,
  id: ListId,
  { name, revision }: { readonly name: string; readonly revision?: number | undefined },
): Promise<SavedList> {
  return db.transaction().execute(async (tx) => {
    await lockLists(tx, accountId);
    const list = await lockList(tx, accountId, id);
    if (list.name !== name) {
      if (list.revision !== (revision ?? list.revision)) throw await staleList(tx, accountId, id);
      const other = await findListByName(tx, accountId, name);
      if (other !== null && other.id !== id) throw nameInUse(other.name);
      await updateList(tx, accountId, id, { name, revision: list.revision + 1, updated_at: clock.now() });
    }
    return getSavedList(tx, accountId, id);
  });
}

/** @throws NotFound */
export async function setDefault(
  { db }: EditDeps,
  accountId: AccountId,
  id: ListId,
  isDefault: boolean,
): Promise<SavedList> {
  return db.transaction().execute(async (tx) => {
    await lockLists(tx, accountId);
    const list = await lockList(tx, accountId, id);
    if (list.is_default !== isDefault) {
      if (isDefault) await clearDefault(tx, accountId);
      await updateList(tx, accountId, id, { is_default: isDefault });
    }
    return getSavedList(tx, accountId, id);
  });
}

/** A list shared already keeps its link. @throws NotFound */
export async function shareList(
  { db }: EditDeps,
  accountId: AccountId,
  id: ListId,
  share: boolean,
): Promise<SavedList> {
  return db.transaction().execute(async (tx) => {
    const list = await lockList(tx, accountId, id);
    if ((list.share_token !== null) !== share) {
      const token = share ? randomBytes(24).toString('base64url') : null;
      await updateList(tx, accountId, id, { share_token: token });
    }
    return getSavedList(tx, accountId, id);
  });
}

/** @throws NotFound */
export async function deleteList({ db, clock }: EditDeps, accountId: AccountId, id: ListId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockLists(tx, accountId);
    if ((await findDeletedList(tx, accountId, id)) !== null) return;
    await lockList(tx, accountId, id);
    await updateList(tx, accountId, id, { deleted_at: clock.now() });
  });
}

/** Under another name where its own was taken meanwhile, and not the default where another is. @throws NotFound, Conflict */
export async function restoreList({ db }: EditDeps, accountId: AccountId, id: ListId): Promise<SavedList> {
  return db.transaction().execute(async (tx) => {
    await lockLists(tx, accountId);
    const deleted = await findDeletedList(tx, accountId, id);
    if (deleted === null) throw listNotFound();
    await refuseAboveLimit(tx, accountId);
    await updateList(tx, accountId, id, {
      name: await findFreeName(tx, accountId, deleted.name),
      is_default: deleted.is_default && !(await hasDefault(tx, accountId)),
      deleted_at: null,
    });
    return getSavedList(tx, accountId, id);
  });
}
