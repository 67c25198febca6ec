import { questionFilter } from '@tenfold/contract/qa';
import {
  countQuestions,
  listQuestions,
  lookAt,
} from '../../../apps/server/src/features/qa/reading/questions/list-questions.ts';
import { conditionsOf } from '../../../apps/server/src/features/qa/reading/questions/question-conditions.ts';
import { openDatabase } from '../../../apps/server/src/platform/db/index.ts';
import { migrate } from '../../../apps/server/src/platform/db/migrate.ts';
import { readMigrations } from '../../../apps/server/src/platform/db/migration-files.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { heading, line } from '../report.ts';
import { benchSearch } from './bench-search.ts';
import { addManyQuestions } from './many-questions.ts';
import { medianMs } from './median.ts';

const many = 100_000;
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
  { type: 'open' },
  { type: 'unanswered' },
  { type: 'with_analysts' },
  { type: 'answered' },
  { questionAuthorId: '12' },
  { answerAuthorId: '12' },
  { questionList: '1' },
  { oneTheLists: '1' },
  { tab: 'bookmarks' },
];

/** How long the database takes for a page of each filter and sort, the median of some, and for how many there are. */
export async function benchFilters(databaseUrl: string): Promise<void> {
  heading(`Filters of questions among ${many.toLocaleString('en-US')}, PostgreSQL, aim: a few ms a page`);
  const database = await openDatabase({ databaseUrl, databaseReadUrl: null, dataDir: '' }, openLog('silent'));
  await migrate(database, readMigrations());
  await addManyQuestions(database.db, many);
  for (const filter of filters) {
    const parsed = questionFilter.parse(filter);
    const conditions = await conditionsOf(database.db, parsed, person as never);
    if (conditions === null) continue;
    const looked = await lookAt(database.db, conditions);
    const looking = await medianMs(() => lookAt(database.db, conditions));
    const times: string[] = [];
    for (const sort of ['newest', 'upvotes', 'answers', 'active'] as const) {
      const first = await listQuestions(database.db, looked, sort, null);
      const last = first.questions.at(-1);
      const after = last === undefined ? null : { value: last.place, id: last.id };
      const one = await medianMs(() => listQuestions(database.db, looked, sort, null));
      const two = await medianMs(() => listQuestions(database.db, looked, sort, after));
      times.push(`${sort} ${one}/${two}`);
    }
    const total = await medianMs(() => countQuestions(database.db, looked));
    line(JSON.stringify(filter), `${times.join('  ')} ms`, `look ${looking}, count ${total} ms`);
  }
  await benchSearch(database.db, many);
  await database.close();
}
