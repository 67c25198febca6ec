import type { PostId } from '@tenfold/contract/ids';
import type { FirstPost } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { InvalidRequest, type Person } from '../../../../platform/http/index.ts';
import type { ReadingDeps } from '../reading-deps.ts';
import { type OwnMarks, readOwnMarks } from '../threads/own-marks.ts';
import { postsOf, type Thread } from '../threads/thread.ts';
import { viewAnswer, viewComment } from '../views/view-answer.ts';

const inOnePage = 20;

interface Held {
  readonly id: PostId;
  readonly questionId: PostId;
  readonly version: number;
}

interface FirstPosts {
  readonly posts: FirstPost[];
  /** The next page; null: this was the last. */
  readonly next: string | null;
}

/** Answers and comments that an editor has yet to read, the oldest first. @throws InvalidRequest for a cursor that no page had */
export async function readFirstPosts(
  { db, threads }: Pick<ReadingDeps, 'db' | 'threads'>,
  editor: Person,
  cursor: string | undefined,
): Promise<FirstPosts> {
  const found = await listHeld(db, readCursor(cursor));
  const held = found.slice(0, inOnePage);
  const current = await threads.listCurrent(
    new Map(held.map(({ questionId, version }) => [questionId, version])),
  );
  const { marks } = await readOwnMarks(db, editor, [...current.values()].flatMap(postsOf));
  const last = held.at(-1);
  return {
    posts: held.flatMap(({ id, questionId }) => {
      const thread = current.get(questionId);
      return thread === undefined ? [] : viewFirstPost(thread, id, marks);
    }),
    next: last === undefined || found.length === held.length ? null : String(last.id),
  };
}

/** What was decided or deleted meanwhile is left out. */
function viewFirstPost(thread: Thread, id: PostId, own: OwnMarks): FirstPost[] {
  const { title: questionTitle, companies } = thread.question;
  const post = postsOf(thread).find((each) => each.id === id);
  if (post === undefined || post.approval !== 'waiting') return [];
  const common = { questionTitle, companies: [...companies], writtenAt: post.createdAt.toISOString() };
  if (post.kind === 'answer') {
    return [{ kind: 'answer', ...common, answer: viewAnswer(thread, post, own, null) }];
  }
  const answerText = thread.answers.find((answer) => answer.id === post.answerId)?.text ?? '';
  return [{ kind: 'comment', ...common, answerText, comment: viewComment(thread, post, own) }];
}

/** What is under a deleted text is as good as deleted. */
async function listHeld(db: Db, after: number): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select held.id, held.question_id as "questionId", version
      from qa_post as held
           join qa_question on post_id = held.question_id
           join qa_post as question on question.id = held.question_id
           left join qa_post as answer on answer.id = held.answer_id
     where held.held_at is not null and held.declined_at is null and held.id > ${after}
       and held.deleted_at is null and question.deleted_at is null and answer.deleted_at is null
     order by held.id limit ${inOnePage + 1}`.execute(db);
  return rows;
}

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,15}$/.test(cursor)) {
    throw new InvalidRequest('This page is not there.', { cursor: 'Use the value of the page before' });
  }
  return Number(cursor);
}
