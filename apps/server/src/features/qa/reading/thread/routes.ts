import type { PostId } from '@tenfold/contract/ids';
import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { serveCached } from '../../../../platform/http/index.ts';
import { Momentary } from '../momentary.ts';
import type { ReadingDeps } from '../reading-deps.ts';
import type { Thread } from '../threads/thread.ts';
import { pageOfAnswers, readPlace, type WantedAnswers } from '../views/answer-pages.ts';
import { answersFor, commentsFor } from '../views/hidden-texts.ts';
import { noSuchPost } from '../views/may-read.ts';
import { viewAnswer, viewComment } from '../views/view-answer.ts';
import { viewQuestion } from '../views/view-question.ts';
import { AnswerPlaces } from './answer-places.ts';
import { readCounters } from './counters.ts';
import { describeActions } from './describe-actions.ts';
import { type FoundThread, findThread } from './find-thread.ts';
import { SimilarQuestions } from './similar-questions.ts';

/** Counters are asked for every ten seconds by everybody who reads a question. */
const countersMs = 1_000;
const mostCounted = 2_000;

export function registerThread(app: FastifyInstance, deps: ReadingDeps): void {
  const { db, documents, threads } = deps;
  const similar = new SimilarQuestions(db, threads);
  const places = new AnswerPlaces(db);
  const counters = new Momentary<Awaited<ReturnType<typeof readCounters>>>(countersMs, mostCounted);

  serveCached(app, calls.getQuestionLog, documents.replies, async ({ params: { id }, query }, { person }) => {
    const found = await findThread(deps, person, id);
    const wanted = readWanted(found.thread, query);
    const alike = await similar.to(found.thread);
    return {
      versions: [found.thread.stamp],
      variant: found.own.variant,
      build: () => {
        const { answers, next } = describePage(found, wanted);
        return {
          question: viewQuestion(found.thread, found.own, answers),
          actions: describeActions(found.thread, found.own),
          next,
          similar: [...alike],
        };
      },
    };
  });

  serveCached(app, calls.getAnswers, documents.replies, async ({ query }, { person }) => {
    const found = await findThread(deps, person, query.questionId as PostId);
    const wanted = readWanted(found.thread, query);
    return {
      versions: [found.thread.stamp],
      variant: found.own.variant,
      build: () => describePage(found, wanted),
    };
  });

  serveCached(app, calls.getAnswerComments, documents.replies, async ({ query }, { person }) => {
    const answerId = query.answerId as PostId;
    const { thread, own } = await findThread(deps, person, await places.getQuestion(answerId), 'answer');
    if (!answersFor(thread, own).some(({ id }) => id === answerId)) throw noSuchPost('answer');
    const comments = commentsFor(thread, answerId, own);
    return {
      versions: [thread.stamp],
      variant: own.variant,
      build: () => ({ comments: comments.map((comment) => viewComment(thread, comment, own)) }),
    };
  });

  serveCached(app, calls.getQuestionCounters, documents.replies, async ({ params: { id } }) => {
    const { value, stamp } = await counters.find(String(id), () => readCounters(db, id));
    if (value === null) throw noSuchPost('question');
    return { versions: [], variant: stamp, build: () => value };
  });
}

type ThreadSelection = WantedAnswers & { readonly comment: PostId | null };

/** A comment that is asked for brings its answer with it. @throws InvalidRequest for a cursor that no page had */
function readWanted(
  thread: Thread,
  query: {
    readonly sort: WantedAnswers['sort'];
    readonly answer?: number | undefined;
    readonly comment?: number | undefined;
    readonly cursor?: string | undefined;
  },
): ThreadSelection {
  const comment = (query.comment ?? null) as PostId | null;
  const cursor = readPlace(query.cursor, query.sort);
  const ofComment = comment === null ? null : answerOf(thread, comment);
  return { sort: query.sort, answer: (query.answer ?? ofComment) as PostId | null, comment, cursor };
}

function answerOf({ comments }: Thread, comment: PostId): PostId | null {
  const branches = [...comments].find(([, all]) => all.some(({ id }) => id === comment));
  return branches?.[0] ?? null;
}

function describePage({ thread, own }: FoundThread, wanted: ThreadSelection) {
  const { answers, next } = pageOfAnswers(thread, own, wanted);
  return { answers: answers.map((answer) => viewAnswer(thread, answer, own, wanted.comment)), next };
}
