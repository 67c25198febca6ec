import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { Question } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { Person } from '../../../../platform/http/index.ts';
import type { ReadingDeps } from '../reading-deps.ts';
import { noMarks, type OwnMarks, type PostCounters, readOwnMarks } from '../threads/own-marks.ts';
import { shownTo, type Thread, type ThreadPost } from '../threads/thread.ts';
import { firstAnswer } from '../views/answer-pages.ts';
import type { ThreadReader } from '../views/hidden-texts.ts';
import { mayRead } from '../views/may-read.ts';
import { commentsAtFirst, viewAnswer } from '../views/view-answer.ts';
import { viewQuestion } from '../views/view-question.ts';
import type { ListedQuestion } from './list-questions.ts';

interface QuestionWithAnswer {
  readonly thread: Thread;
  readonly answer: ThreadPost | null;
}

export interface DescribedPage {
  /** Change with what the page says. */
  readonly stamps: readonly number[];
  readonly variant: string;
  readonly build: () => Question[];
}

/**
 * Questions with the answer shown first, votes as they are now. One that is hidden meanwhile is left out.
 *
 * @param answeredBy whose answer it is, where they are asked for
 */
export async function describePage(
  { db, threads }: Pick<ReadingDeps, 'db' | 'threads'>,
  reader: Person | null,
  listed: readonly Pick<ListedQuestion, 'id' | 'version'>[],
  answeredBy: AccountId | null = null,
): Promise<DescribedPage> {
  const current = await threads.listCurrent(new Map(listed.map(({ id, version }) => [id, version])));
  const shown = listed.flatMap(({ id }) => {
    const all = current.get(id);
    if (all === undefined || !mayRead(all, reader)) return [];
    // In a list also its author and editors read what everybody does.
    const thread = shownTo(all, null);
    return [{ thread, answer: firstAnswer(thread, answeredBy) }];
  });
  const as = { accountId: reader?.id ?? null, isEditor: reader?.isSuperuser ?? false };
  const posts = shown.flatMap((each) => postsShown(each, as));
  const counters = await readPostCounters(db, posts);
  const { marks } = reader === null ? { marks: noMarks } : await readOwnMarks(db, reader, posts);
  const own: OwnMarks = { ...marks, counters };
  return {
    stamps: shown.map(({ thread }) => thread.stamp),
    variant: `${[...counters.values()].map(({ likes, dislikes, children }) => `${likes}:${dislikes}:${children}`).join()} ${marks.variant}`,
    build: () => shown.map((each) => describeShown(each, own)),
  };
}

function describeShown({ thread, answer }: QuestionWithAnswer, own: OwnMarks): Question {
  return viewQuestion(thread, own, answer === null ? [] : [viewAnswer(thread, answer, own, null)]);
}

function postsShown({ thread, answer }: QuestionWithAnswer, reader: ThreadReader): ThreadPost[] {
  return answer === null
    ? [thread.question]
    : [thread.question, answer, ...commentsAtFirst(thread, answer, reader, null)];
}

/** In the order of the posts. */
async function readPostCounters(
  db: Db,
  posts: readonly ThreadPost[],
): Promise<ReadonlyMap<PostId, PostCounters>> {
  if (posts.length === 0) return new Map();
  const ids = posts.map(({ id }) => id);
  const { rows } = await sql<PostCounters & { id: PostId }>`
    select id, likes, dislikes, children from qa_post where id = any(${ids}::bigint[]) order by id`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...counters }) => [id, counters]));
}
