import type { RequestOf } from '@tenfold/contract/endpoint';
import type { AccountId } from '@tenfold/contract/ids';
import type { QuestionFilter } from '@tenfold/contract/qa';
import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { type CachedReply, type Person, serveCached } from '../../../../platform/http/index.ts';
import { readFeedCursor } from '../for-you/feed-cursor.ts';
import { listForYou, type PageForYou } from '../for-you/list-for-you.ts';
import { Momentary } from '../momentary.ts';
import type { ReadingDeps } from '../reading-deps.ts';
import { describePage } from './describe-page.ts';
import { countQuestions, listQuestions, type QuestionPage } from './list-questions.ts';
import { lookAt } from './look-at.ts';
import { conditionsOf } from './question-conditions.ts';
import { readCursor } from './question-cursor.ts';

/** How long visitors may be sent the same page; who is signed in gets it as it is. */
const pageMs = 1_000;
/** How many match takes longer to find than a page of them, and nobody counts along. */
const totalMs = 30_000;
/** So long nobody waits while they are counted again, either. */
const pastTotalMs = 60_000;
const mostFilters = 500;

type QuestionsQuery = RequestOf<typeof calls.getQuestions>['query'];
type CountedQuestionPage = QuestionPage & { readonly total: number };

const nothing: CountedQuestionPage = { questions: [], next: null, total: 0 };
const nothingForYou: PageForYou = { ...nothing, because: new Map() };

export function registerQuestions(app: FastifyInstance, deps: ReadingDeps): void {
  const { db, documents } = deps;
  const pages = new Momentary<CachedReply<typeof calls.getQuestions>>(pageMs, mostFilters);
  const totals = new Momentary<number>(totalMs, mostFilters, undefined, pastTotalMs);

  serveCached(app, calls.getQuestions, documents.replies, async ({ query }, { person }) => {
    if (person !== null) return answerPage(query, person);
    return (await pages.find(JSON.stringify(query), () => answerPage(query, null))).value;
  });

  async function answerPage(query: QuestionsQuery, person: Person | null) {
    if (query.tab === 'q-for-you' && person !== null) return answerForYou(query, person);
    const { next, total, questions } = await listPage(query, person);
    const page = await describePage(deps, person, questions, authorLookedFor(query));
    return {
      versions: page.stamps,
      variant: `${total} ${next} ${page.variant}`,
      build: () => ({ questions: page.build(), total, next }),
    };
  }

  async function answerForYou({ cursor, ...filter }: QuestionsQuery, person: Person) {
    const after = readFeedCursor(cursor);
    const conditions = await conditionsOf(db, filter, person.id);
    const { questions, because, total, next } =
      conditions === null ? nothingForYou : await listForYou(deps, person.id, conditions, after);
    const page = await describePage(deps, person, questions);
    return {
      versions: page.stamps,
      variant: `${total} ${next} ${JSON.stringify([...because])} ${page.variant}`,
      build: () => ({
        questions: page
          .build()
          .map((question) => ({ ...question, because: because.get(question.id) ?? null })),
        total,
        next,
      }),
    };
  }

  async function listPage(
    { cursor, ...filter }: QuestionsQuery,
    person: Person | null,
  ): Promise<CountedQuestionPage> {
    const after = readCursor(filter.sort, cursor);
    const conditions = await conditionsOf(db, filter, person?.id ?? null);
    if (conditions === null) return nothing;
    const looked = await lookAt(db, conditions);
    const page = await listQuestions(db, looked, filter.sort, after);
    const isWhole = after === null && page.next === null;
    if (isWhole) return { ...page, total: page.questions.length };
    const count = () => countQuestions(db, looked);
    const { sort: _, ...matched } = filter;
    const isCounted = conditions.isPersonal || looked.named !== null;
    const total = isCounted ? await count() : (await totals.find(JSON.stringify(matched), count)).value;
    return { ...page, total };
  }
}

/** Whose answer is shown where a question has room for one; their featured one comes first. */
function authorLookedFor({ answerAuthorId, featuredAuthorId }: QuestionFilter): AccountId | null {
  const author = answerAuthorId === 'all' ? featuredAuthorId : answerAuthorId;
  return author === 'all' ? null : (author as AccountId);
}
