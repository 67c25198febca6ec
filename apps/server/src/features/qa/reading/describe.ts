import type { PostId } from '@tenfold/contract/ids';
import type { Answer, AnswerComment, Question } from '@tenfold/contract/qa';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Person } from '../../../platform/http/index.ts';
import type { QaTables } from '../tables.ts';
import { noMarks, type OwnMarks, readOwnMarks } from './threads/own-marks.ts';
import { readThread } from './threads/read-threads.ts';
import { postsOf, shownTo, type Thread, type ThreadPost } from './threads/thread.ts';
import { pageOfAnswers } from './views/answer-pages.ts';
import { mayRead, noSuchPost } from './views/may-read.ts';
import { viewAnswer, viewComment } from './views/view-answer.ts';
import { viewQuestion } from './views/view-question.ts';

type PostDescriptionDeps = Pick<Deps, 'db'>;
type Viewer = Person | null;

/**
 * A question as one reader may see it now, with its first answers: read again, not from memory, so that the answer to a
 * change has the change and its counters. @throws NotFound
 */
export async function describeQuestion(
  { db }: PostDescriptionDeps,
  viewer: Viewer,
  id: PostId,
): Promise<Question> {
  const { thread, own } = await readFor(db, viewer, id, 'question');
  const { answers } = pageOfAnswers(thread, own, { sort: 'upvotes', answer: null, cursor: null });
  return viewQuestion(
    thread,
    own,
    answers.map((answer) => viewAnswer(thread, answer, own, null)),
  );
}

/** With its first comments. @throws NotFound */
export async function describeAnswer(
  { db }: PostDescriptionDeps,
  viewer: Viewer,
  id: PostId,
): Promise<Answer> {
  const { thread, own } = await readFor(db, viewer, await questionOf(db, id, 'answer'), 'answer');
  return viewAnswer(thread, found(thread.answers, id, 'answer'), own, null);
}

/** @throws NotFound */
export async function describeComment(
  { db }: PostDescriptionDeps,
  viewer: Viewer,
  id: PostId,
): Promise<AnswerComment> {
  const { thread, own } = await readFor(db, viewer, await questionOf(db, id, 'comment'), 'comment');
  const comments = [...thread.comments.values()].flat();
  return viewComment(thread, found(comments, id, 'comment'), own);
}

type ThreadPostKind = ThreadPost['kind'];

async function readFor(
  db: Db,
  viewer: Viewer,
  id: PostId,
  kind: ThreadPostKind,
): Promise<{ readonly thread: Thread; readonly own: OwnMarks }> {
  const all = await readThread(db, id);
  if (all === null || !mayRead(all, viewer)) throw noSuchPost(kind);
  const thread = shownTo(all, viewer);
  const own = viewer === null ? noMarks : (await readOwnMarks(db, viewer, postsOf(thread))).marks;
  return { thread, own };
}

async function questionOf(db: Db, id: PostId, kind: ThreadPostKind): Promise<PostId> {
  const row = await db
    .withTables<QaTables>()
    .selectFrom('qa_post')
    .select('question_id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (row?.question_id == null) throw noSuchPost(kind);
  return row.question_id;
}

function found(posts: readonly ThreadPost[], id: PostId, kind: ThreadPostKind): ThreadPost {
  const post = posts.find((each) => each.id === id);
  if (post === undefined) throw noSuchPost(kind);
  return post;
}
