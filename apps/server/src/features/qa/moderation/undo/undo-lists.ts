import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { Conflict } from '../../../../platform/http/index.ts';
import { lockQuestions } from '../../posts/locks.ts';
import { questionsChanged } from '../../posts/question-changed.ts';
import { findListName, lockQuestionsOn } from '../../writing/lists/change-lists.ts';
import { listsOf, putOnLists } from '../../writing/lists/lists-of-question.ts';
import type { StoredAct } from '../find-act.ts';
import type { Undoing } from './undoing.ts';

/** On the lists it was on, as far as they are there. @throws Conflict */
export async function putBackOnLists({ tx, locked: { post }, act, now }: Undoing): Promise<void> {
  const { before, after } = act.data as { readonly before: number[]; readonly after: number[] };
  const current = await listsOf(tx, post.id);
  const { rows } = await sql<{ id: number }>`
    select id from qa_list where id = any(${[...before, ...after]}::bigint[])`.execute(tx);
  const there = new Set(rows.map(({ id }) => id));
  const isThere = (id: number) => there.has(id);
  const isNewest = !(await hasNewer(tx, act));
  if (!isNewest || current.join() !== after.filter(isThere).join()) {
    throw new Conflict('Its lists were changed since.');
  }
  await putOnLists(tx, post.id, before.filter(isThere), now);
}

/** Two changes may lead to the same lists: the history would say that the other one stands. */
async function hasNewer(tx: Db, { id, postId }: StoredAct): Promise<boolean> {
  const { rows } = await sql`
    select from qa_act where post_id = ${postId} and kind = 'lists' and id > ${id} and undone_at is null limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** What was changed about a list itself. All lists are locked. @throws Conflict */
export async function undoListChange(tx: Db, act: StoredAct): Promise<void> {
  if (act.kind === 'list_made') return removeList(tx, act);
  if (act.kind === 'list_renamed') return renameBack(tx, act);
  return makeAgain(tx, act);
}

interface ListMembership {
  readonly listId: number;
  readonly name: string;
}

async function removeList(tx: Db, { data }: StoredAct): Promise<void> {
  const { listId, name } = data as ListMembership;
  if ((await findListName(tx, listId)) !== name) throw new Conflict('This list was changed since.');
  if ((await lockQuestionsOn(tx, listId)).length > 0) throw new Conflict('There are questions on this list.');
  await sql`delete from qa_list where id = ${listId}`.execute(tx);
}

async function renameBack(tx: Db, { data }: StoredAct): Promise<void> {
  const { listId, name, before } = data as ListMembership & { readonly before: string };
  if ((await findListName(tx, listId)) !== name) throw new Conflict('This list was changed since.');
  await refuseTakenName(tx, before, listId);
  const questions = await lockQuestionsOn(tx, listId);
  await sql`update qa_list set name = ${before} where id = ${listId}`.execute(tx);
  await questionsChanged(tx, questions);
}

interface Deleted extends ListMembership {
  readonly createdAt: string;
  readonly questions: readonly { readonly id: PostId; readonly addedAt: string }[];
}

/** Under its number, so that what was said of it before is about it again. */
async function makeAgain(tx: Db, { data }: StoredAct): Promise<void> {
  const { listId, name, createdAt, questions } = data as Deleted;
  await refuseTakenName(tx, name, listId);
  await sql`
    insert into qa_list (id, name, created_at) overriding system value
    values (${listId}, ${name}, ${createdAt}::timestamptz)`.execute(tx);
  const there = await lockQuestions(
    tx,
    questions.map(({ id }) => id),
  );
  for (const id of there) {
    const addedAt = questions.find((question) => question.id === id)?.addedAt ?? createdAt;
    await sql`insert into qa_list_question values (${listId}, ${id}, ${addedAt}::timestamptz)`.execute(tx);
  }
  await questionsChanged(tx, there);
}

async function refuseTakenName(tx: Db, name: string, except: number): Promise<void> {
  const { rows } = await sql`
    select from qa_list where lower(name) = lower(${name}) and id <> ${except}`.execute(tx);
  if (rows.length > 0) throw new Conflict(`There is a list named ${name} again.`);
}
