import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { Conflict, NotFound } from '../../../../platform/http/index.ts';
import { recordAct } from '../../moderation/record-act.ts';
import { lockQuestions, lockWriter } from '../../posts/locks.ts';
import { questionsChanged } from '../../posts/question-changed.ts';
import { type Doer, inTransaction, type WriteDeps } from '../write-deps.ts';

interface QuestionList {
  readonly id: number;
  readonly name: string;
}

/** @throws Conflict where there is one of this name, whatever its case */
export function createList(deps: WriteDeps, person: Doer, name: string): Promise<QuestionList> {
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    await lockAllLists(tx);
    await refuseTaken(tx, name, null);
    const { rows } = await sql<QuestionList>`
      insert into qa_list (name, created_at) values (${name}, ${deps.clock.now()}) returning id, name`.execute(
      tx,
    );
    const [made] = rows;
    if (made === undefined) throw listNotFound();
    await recordAct(tx, person.id, deps.clock.now(), {
      kind: 'list_made',
      data: { listId: made.id, name },
    });
    return made;
  });
}

/** @throws NotFound, Conflict */
export function renameList(deps: WriteDeps, person: Doer, { id, name }: QuestionList): Promise<QuestionList> {
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    await lockAllLists(tx);
    await refuseTaken(tx, name, id);
    const questions = await lockQuestionsOn(tx, id);
    const before = await findListName(tx, id);
    const { rows } = await sql<QuestionList>`
      update qa_list set name = ${name} where id = ${id} returning id, name`.execute(tx);
    const [renamed] = rows;
    if (renamed === undefined) throw listNotFound();
    await questionsChanged(tx, questions);
    if (before !== name) {
      const data = { listId: id, before, name };
      await recordAct(tx, person.id, deps.clock.now(), { kind: 'list_renamed', data });
    }
    return renamed;
  });
}

/** Its questions stay. */
export function deleteList(deps: WriteDeps, person: Doer, id: number): Promise<void> {
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    await lockAllLists(tx);
    const questions = await lockQuestionsOn(tx, id);
    const list = await readWholeList(tx, id);
    await sql`delete from qa_list where id = ${id}`.execute(tx);
    await questionsChanged(tx, questions);
    if (list !== null) await recordAct(tx, person.id, deps.clock.now(), { kind: 'list_deleted', data: list });
  });
}

interface WholeList {
  readonly listId: number;
  readonly name: string;
  readonly createdAt: string;
  readonly questions: readonly { readonly id: PostId; readonly addedAt: string }[];
}

/** With all that is on it, so that it can be made again. */
async function readWholeList(tx: Db, id: number): Promise<WholeList | null> {
  const { rows } = await sql<WholeList>`
    select id as "listId", name, created_at as "createdAt",
           coalesce((select json_agg(json_build_object('id', question_id, 'addedAt', added_at) order by question_id)
                       from qa_list_question where list_id = qa_list.id), '[]') as questions
      from qa_list where id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export async function findListName(tx: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from qa_list where id = ${id}`.execute(tx);
  return rows[0]?.name ?? null;
}

/** Few change them, and each must see the names of the others; who puts questions on them waits too. */
export async function lockAllLists(tx: Db): Promise<void> {
  await sql`lock table qa_list in exclusive mode`.execute(tx);
}

export async function lockQuestionsOn(tx: Db, id: number): Promise<PostId[]> {
  const { rows } = await sql<{ id: PostId }>`
    select question_id as id from qa_list_question where list_id = ${id}`.execute(tx);
  return lockQuestions(
    tx,
    rows.map((row) => row.id),
  );
}

async function refuseTaken(tx: Db, name: string, except: number | null): Promise<void> {
  const { rows } = await sql`
    select from qa_list where lower(name) = lower(${name}) and id is distinct from ${except}::bigint`.execute(
    tx,
  );
  if (rows.length === 0) return;
  const words = 'There is a list of this name already';
  throw new Conflict(words, { name: words });
}

function listNotFound(): NotFound {
  return new NotFound('This list doesn’t exist.');
}
