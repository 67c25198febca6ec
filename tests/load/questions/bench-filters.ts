import { questionFilter } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import {
  countQuestions,
  listQuestions,
} from '../../../apps/server/src/features/qa/reading/questions/list-questions.ts';
import { lookAt } from '../../../apps/server/src/features/qa/reading/questions/look-at.ts';
import { conditionsOf } from '../../../apps/server/src/features/qa/reading/questions/question-conditions.ts';
import type { QuestionPlace } from '../../../apps/server/src/features/qa/reading/questions/question-cursor.ts';
import { type Db, openDatabase } from '../../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { heading, line } from '../report.ts';
import { against, at, rowTimes, timesOf, timesText } from './times.ts';

const person = 7;

const filters = [
  {},
  { isFeatured: 'true' },
  { isFeatured: 'false' },
  { companies: 'S0' },
  { companies: 'S35' },
  { companies: 'S0,S35' },
  { tags: 'TAG3' },
  { companies: 'S0', tags: 'TAG3' },
  { category: 'EVENT' },
  { category: 'CONCEPTS' },
  { type: 'open' },
  { type: 'unanswered' },
  { type: 'with_analysts' },
  { type: 'answered' },
  { questionAuthorId: '12' },
  { answerAuthorId: '12' },
  { featuredAuthorId: '12' },
  { questionList: '1' },
  { oneTheLists: '1' },
  { tab: 'bookmarks' },
];

const rounds = 20;
const sorts = ['newest', 'upvotes', 'answers', 'active'] as const;

/**
 * How long the database takes for a page of each filter and sort, and to count all that match.
 *
 * @param many questions that are there
 */
export async function benchFilters(databaseUrl: string, many: number): Promise<void> {
  const { db, close } = await openDatabase(
    { databaseUrl, databaseReadUrl: null, dataDir: '' },
    openLog('silent'),
  );
  heading(
    `Filters among ${many.toLocaleString('en-US')} questions, ${await countAnswers(db)} answers, PostgreSQL, aim: 10 ms a page`,
  );
  const floor = await rowTimes(db, many);
  line('one row by its key', timesText(floor));
  const pages: number[] = [];
  for (const filter of filters) pages.push(...(await measureFilter(db, filter)));
  line('a page of any of these', timesText(pages), against(pages, at(floor, 0.5)));
  await close();
}

/** @returns how long first and second pages took, with what is looked at before */
async function measureFilter(db: Db, filter: object): Promise<number[]> {
  const conditions = await conditionsOf(db, questionFilter.parse(filter), person as never);
  if (conditions === null) return [];
  const looked = await lookAt(db, conditions);
  const all: number[] = [];
  const details: string[] = [];
  for (const sort of sorts) {
    const { questions } = await listQuestions(db, looked, sort, null);
    const last = questions.at(-1);
    const after = last === undefined ? null : { value: last.place, id: last.id };
    const page = async (place: QuestionPlace | null) =>
      listQuestions(db, await lookAt(db, conditions), sort, place);
    const first = await timesOf(rounds, () => page(null));
    const second = await timesOf(rounds, () => page(after));
    all.push(...first, ...second);
    details.push(`${sort} ${at(first, 0.5).toFixed(1)}, ${at(second, 0.5).toFixed(1)}`);
  }
  const counting = await timesOf(rounds, () => countQuestions(db, looked));
  line(
    JSON.stringify(filter),
    timesText(all),
    `${details.join('; ')}; count ${at(counting, 0.5).toFixed(1)} ms`,
  );
  return all;
}

async function countAnswers(db: Db): Promise<string> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from qa_post where kind = 'answer'`.execute(db);
  return (rows[0]?.many ?? 0).toLocaleString('en-US');
}
