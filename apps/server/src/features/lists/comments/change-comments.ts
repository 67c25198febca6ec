import type { AccountId } from '@tenfold/contract/ids';
import type { ListComment } from '@tenfold/contract/lists';
import { limits } from '@tenfold/contract/policy/limits';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Conflict, InvalidRequest, Stale } from '../../../platform/http/index.ts';
import { listEntries } from '../companies/company-store.ts';
import { lockList } from '../list/list-store.ts';
import {
  commentNotFound,
  countComments,
  insertComment,
  lockComment,
  noteChangeOf,
  type OwnComment,
  type StoredComment,
  updateComment,
} from './comment-store.ts';

type CommentDeps = Pick<Deps, 'db' | 'clock'>;

/** @throws NotFound, InvalidRequest for a company that is not on the list, Conflict above the limit */
export async function createComment(
  { db, clock }: CommentDeps,
  accountId: AccountId,
  listId: number,
  comment: Pick<ListComment, 'text' | 'symbol' | 'field'>,
): Promise<ListComment> {
  return db.transaction().execute(async (tx) => {
    await lockList(tx, accountId, listId);
    const { symbol } = comment;
    if (symbol !== null && !(await listEntries(tx, listId)).some((company) => company.symbol === symbol)) {
      const message = `${symbol} is not on this list.`;
      throw new InvalidRequest(message, { symbol: message });
    }
    await refuseAboveLimit(tx, listId);
    const created = await insertComment(tx, listId, comment, clock.now());
    await noteChangeOf(tx, listId);
    return created;
  });
}

/** What is there already is answered, whatever its revision. @throws NotFound, Stale */
export function changeComment(
  deps: CommentDeps,
  comment: OwnComment,
  { text, revision }: { readonly text: string; readonly revision?: number | undefined },
): Promise<ListComment> {
  return change(deps, comment, (stored) => {
    if (stored.isDeleted) throw commentNotFound();
    if (stored.text === text) return null;
    if (stored.revision !== (revision ?? stored.revision)) {
      throw new Stale('This comment was also changed elsewhere.', contentOf(stored));
    }
    return { text, revision: stored.revision + 1, updated_at: deps.clock.now() };
  });
}

/** @throws NotFound */
export async function deleteComment(deps: CommentDeps, comment: OwnComment): Promise<void> {
  await change(deps, comment, ({ isDeleted }) => (isDeleted ? null : { deleted_at: deps.clock.now() }));
}

/** @throws NotFound, Conflict above the limit */
export function restoreComment(deps: CommentDeps, comment: OwnComment): Promise<ListComment> {
  return change(deps, comment, async ({ isDeleted, listId }, tx) => {
    if (!isDeleted) throw commentNotFound();
    await refuseAboveLimit(tx, listId);
    return { deleted_at: null };
  });
}

type Changes = Parameters<typeof updateComment>[2];

/** @param decide what changes; null: nothing */
async function change(
  { db }: CommentDeps,
  comment: OwnComment,
  decide: (stored: StoredComment, tx: Db) => Changes | null | Promise<Changes | null>,
): Promise<ListComment> {
  return db.transaction().execute(async (tx) => {
    const stored = await lockComment(tx, comment);
    const changes = await decide(stored, tx);
    if (changes === null) return contentOf(stored);
    const changed = await updateComment(tx, stored.id, changes);
    await noteChangeOf(tx, stored.listId);
    return changed;
  });
}

function contentOf({ listId, isDeleted, ...comment }: StoredComment): ListComment {
  return comment;
}

async function refuseAboveLimit(tx: Db, listId: number): Promise<void> {
  if ((await countComments(tx, listId)) < limits.commentsOfList) return;
  throw new Conflict(`A list holds at most ${limits.commentsOfList.toLocaleString('en-US')} comments.`);
}
