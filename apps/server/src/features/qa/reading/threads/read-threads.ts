import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { Db } from '../../../../platform/db/index.ts';
import { readAuthors } from '../views/read-authors.ts';
import { type QuestionRow, readQuestions, readReplies } from './read-posts.ts';
import { branchesWith, type Thread, type ThreadPost } from './thread.ts';

let stamps = 0;

/** Whoever may see them; deleted questions are not among them. In no order. */
export async function readThreads(db: Db, ids: readonly PostId[]): Promise<Thread[]> {
  if (ids.length === 0) return [];
  const questions = await readQuestions(db, ids);
  const replies = await readReplies(
    db,
    questions.map(({ id }) => id),
  );
  const writers = [...questions, ...replies].flatMap(({ authorId }) => (authorId === null ? [] : [authorId]));
  const people = await readAuthors(db, [...new Set(writers)]);
  const byQuestion = Map.groupBy(replies, ({ questionId }) => questionId);
  return questions.map((question) => threadOf(question, byQuestion.get(question.id) ?? [], people));
}

/** Null for a question that is deleted or never was. */
export async function readThread(db: Db, id: PostId): Promise<Thread | null> {
  const [thread] = await readThreads(db, [id]);
  return thread ?? null;
}

type People = Awaited<ReturnType<typeof readAuthors>>;

function threadOf(question: QuestionRow, replies: readonly ThreadPost[], people: People): Thread {
  const answers = replies.filter(({ kind }) => kind === 'answer');
  const there = new Set(answers.map(({ id }) => id));
  const shown = withoutLostBranches(replies).filter(
    ({ answerId }) => answerId !== null && there.has(answerId),
  );
  const comments = Map.groupBy(shown, ({ answerId }) => answerId as PostId);
  const posts = [question, ...answers, ...shown];
  const writers = new Set(posts.flatMap(({ authorId }) => (authorId === null ? [] : [authorId])));
  stamps += 1;
  return {
    question,
    answers,
    comments,
    authors: pick(people.authors, writers),
    accountVersions: pick(people.versions, writers),
    stamp: stamps,
    hasHeld: replies.some(({ approval }) => approval !== 'approved'),
    size: posts.reduce((sum, { text }) => sum + 2 * text.length + bytesPerPost, 0),
  };
}

const bytesPerPost = 1_000;

/** A deleted comment only where somebody’s reply to it stays. */
function withoutLostBranches(posts: readonly ThreadPost[]): ThreadPost[] {
  return branchesWith(
    posts.filter(({ kind }) => kind === 'comment'),
    ({ isDeleted }) => !isDeleted,
  );
}

function pick<Value>(all: ReadonlyMap<AccountId, Value>, ids: ReadonlySet<AccountId>): Map<AccountId, Value> {
  return new Map([...all].filter(([id]) => ids.has(id)));
}
