import type { PostId } from '@tenfold/contract/ids';
import type { Db } from '../../../../platform/db/index.ts';
import type { Frozen } from '../../../financials/index.ts';
import { concludeAct } from '../../life/conclude-act.ts';
import { type LockedQuestion, lockPost, lockWriter } from '../../posts/locks.ts';
import { questionsChanged } from '../../posts/question-changed.ts';
import { requireAct } from '../../posts/require-act.ts';
import type { QaTables } from '../../tables.ts';
import { listsOf, lockLists, putOnLists } from '../lists/lists-of-question.ts';
import { requireRoomForEdit } from '../standing/require-room.ts';
import { type Doer, inTransaction, type WriteDeps } from '../write-deps.ts';
import { checkForm } from './check-form.ts';
import {
  applyEdit,
  dropPendingEdit,
  type EditedQuestion,
  findPendingEdit,
  isSameEdit,
  notRejected,
  readText,
  savePendingEdit,
} from './question-text.ts';

/** What its author says of it is left as it was where they don’t say. */
type SentEdit = Omit<EditedQuestion, 'ownsShare' | 'isGenerated' | 'figures'> & {
  readonly ownsShare?: boolean | undefined;
  readonly isGenerated?: boolean | undefined;
};

export interface ChangedQuestion {
  readonly data?: SentEdit | undefined;
  readonly questionLists?: readonly number[] | undefined;
  readonly revision?: number | undefined;
  readonly figures: Frozen;
}

/**
 * Editors put it on lists; its author changes the text: at once before approval, which asks a rejected one again, and after it
 * for an editor to approve. What is there already is answered, whatever its revision: a request whose answer was lost is sent again.
 *
 * @returns false where the text was changed elsewhere, and nothing is written
 */
export function editQuestion(
  deps: WriteDeps,
  person: Doer,
  id: PostId,
  { data, questionLists, revision, figures }: ChangedQuestion,
): Promise<boolean> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, person.id);
    if (questionLists !== undefined && person.isSuperuser) await lockLists(tx, questionLists);
    const locked = await lockPost(tx, { kind: 'question', id });
    requireAct(person, 'see', locked);
    if (questionLists !== undefined) requireAct(person, 'list', locked);
    if (data !== undefined) {
      requireAct(person, 'edit', locked);
      if ((await editText(tx, person, locked, { ...data, figures }, revision, now)) === 'stale') return false;
    }
    const before = await listsOf(tx, id);
    if (questionLists !== undefined) await putOnLists(tx, id, questionLists, now);
    const after = await listsOf(tx, id);
    await questionsChanged(tx, [id]);
    const isSame = before.join() === after.join();
    const act = {
      kind: 'lists',
      postId: id,
      accountId: locked.post.account_id,
      data: { before, after },
    } as const;
    await concludeAct(tx, notified, { questionId: id, by: person.id, now, act: isSame ? null : act });
    return true;
  });
}

/** Where no edit waits or was declined, nothing changes: a request whose answer was lost is sent again. @throws NotFound, Forbidden */
export function withdrawEdit(deps: WriteDeps, person: Doer, id: PostId): Promise<void> {
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    requireAct(person, 'edit', await lockPost(tx, { kind: 'question', id }));
    await dropPendingEdit(tx, id);
    await questionsChanged(tx, [id]);
  });
}

async function editText(
  tx: Db,
  person: Doer,
  locked: LockedQuestion,
  data: SentEdit & { readonly figures: Frozen },
  revision: number | undefined,
  now: Date,
): Promise<'stale' | 'saved'> {
  const { post, question } = locked;
  // Its year and items were on offer when it was asked.
  const fixedFields = { category: question.category, year: null, rows: [] };
  const { ownsShare = post.owns_share, isGenerated = post.is_generated } = data;
  const claims = { ownsShare, isGenerated };
  const { title, description, companies, tags } = await checkForm(
    tx,
    { ...data, ...fixedFields, ...claims },
    now,
  );
  const edit = { title, description, companies, tags, ...claims, figures: data.figures };
  const isApproved = question.approved_at !== null;
  if (isSameEdit(await readText(tx, locked), edit)) {
    if (isApproved) await dropPendingEdit(tx, post.id);
    return 'saved';
  }
  const pending = await findPendingEdit(tx, post.id);
  if (pending !== null && isSameEdit(pending.data, edit)) return 'saved';
  if (revision !== undefined && revision !== post.revision) return 'stale';
  const wanted = { id: post.id, parts: [title, description], field: 'data.description' };
  await requireRoomForEdit(tx, person, wanted, now);
  if (isApproved) await savePendingEdit(tx, post.id, edit, now);
  else await applyEdit(tx, post.id, edit, now);
  if (question.status === 'rejected') await askAgain(tx, post.id, now);
  return 'saved';
}

async function askAgain(tx: Db, id: PostId, now: Date): Promise<void> {
  await tx
    .withTables<QaTables>()
    .updateTable('qa_question')
    .set({
      ...notRejected,
      active_at: now,
    })
    .where('post_id', '=', id)
    .execute();
}
