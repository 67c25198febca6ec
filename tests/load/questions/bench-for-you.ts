import { questionFilter } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import {
  CommunityPicks,
  readPicks,
} from '../../../apps/server/src/features/qa/reading/for-you/community-picks.ts';
import { readFeedCursor } from '../../../apps/server/src/features/qa/reading/for-you/feed-cursor.ts';
import {
  countForYou,
  listForYou,
} from '../../../apps/server/src/features/qa/reading/for-you/list-for-you.ts';
import { describePage } from '../../../apps/server/src/features/qa/reading/questions/describe-page.ts';
import { conditionsOf } from '../../../apps/server/src/features/qa/reading/questions/question-conditions.ts';
import { ThreadCache } from '../../../apps/server/src/features/qa/reading/threads/thread-cache.ts';
import { type Db, openDatabase } from '../../../apps/server/src/platform/db/index.ts';
import { people } from '../../../apps/server/src/platform/http/calls/people.fixture.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { heading, line } from '../report.ts';
import { medianMs } from './times.ts';

/** By the number of their account: what they have. */
const readers = {
  newcomer: { id: 901, companies: 0, followed: 0 },
  'with 12 companies, following 5': { id: 902, companies: 12, followed: 5 },
  'with 300 companies, following 200': { id: 903, companies: 300, followed: 200 },
} as const;

const aMillion = 1_000_000;

const filters = [{}, { category: 'EVENT' }, { tags: 'TAG3' }, { companies: 'S0' }];

/**
 * A page of the questions for somebody, the median of some: found, and described with answers and own votes.
 *
 * @param databaseUrl with many questions, asked until now
 */
export async function benchForYou(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase(
    { databaseUrl, databaseReadUrl: null, dataDir: '' },
    openLog('silent'),
  );
  await addReasons(db);
  await measureAll(db);
  await addAnswers(db);
  await measureAll(db);
  await close();
}

async function measureAll(db: Db): Promise<void> {
  const now = await lastQuestionAt(db);
  heading(`Questions for you, ${await sizeOf(db)}, PostgreSQL, aim: 10 ms a page`);
  line('what the community has, twice a minute', `${await medianMs(() => readPicks(db, now))} ms`, '');
  const deps = {
    db,
    picks: new CommunityPicks({ db, clock: { now: () => now } }),
    threads: new ThreadCache(db),
  };
  for (const [name, { id }] of Object.entries(readers)) {
    for (const filter of filters) {
      line(`${name} ${JSON.stringify(filter)}`, await measureReader(deps, id, filter), '');
    }
  }
}

type Deps = Pick<Parameters<typeof describePage>[0], 'db' | 'threads'> & { readonly picks: CommunityPicks };

async function measureReader(deps: Deps, account: number, filter: object): Promise<string> {
  const person = { ...people.ben, id: account as never };
  const parsed = questionFilter.parse({ tab: 'q-for-you', ...filter });
  const found = async (cursor?: string) => {
    const conditions = await conditionsOf(deps.db, parsed, person.id);
    if (conditions === null) throw new RangeError('these filters can match');
    return listForYou(deps, person.id, conditions, readFeedCursor(cursor));
  };
  const described = async (cursor?: string) =>
    (await describePage(deps, person, (await found(cursor)).questions)).build();
  const { total, next } = await found();
  const times = [`${total} found`, `first ${await medianMs(found)}, described ${await medianMs(described)}`];
  if (next !== null) {
    const second = () => found(next);
    times.push(`second ${await medianMs(second)}, described ${await medianMs(() => described(next))}`);
  }
  const conditions = await conditionsOf(deps.db, parsed, person.id);
  if (conditions !== null) {
    times.push(`count ${await medianMs(() => countForYou(deps, person.id, conditions))}`);
  }
  return `${times.join('; ')} ms`;
}

/** Each question is about one of 300 further companies too. */
async function addReasons(db: Db): Promise<void> {
  await sql`insert into company (cik, name) select 1000 + number, 'Other ' || number from generate_series(0, 299) as number`.execute(
    db,
  );
  await sql`insert into listing (symbol, cik, name, short_name, rank)
            select 'T' || number, 1000 + number, 'Other ' || number, 'O', 1000 + number from generate_series(0, 299) as number`.execute(
    db,
  );
  // Some at a time: what is searched of each is written again.
  const { question = 0 } = await countPosts(db);
  for (let first = 1; first <= question; first += 10_000) {
    await sql`insert into qa_question_company select post_id, 'T' || post_id % 300, 1 from qa_question
               where post_id between ${first} and ${first + 9_999}`.execute(db);
  }
  for (const { id, companies, followed } of Object.values(readers)) {
    await sql`insert into list (id, account_id, name, created_at, updated_at) overriding system value
              values (${id}, ${id}, 'Watch', now(), now())`.execute(db);
    await sql`insert into list_company (list_id, symbol, cik, place, added_at)
              select ${id}, case when number % 2 = 0 and number < 72 then 'S' || number / 2 else 'T' || number end,
                     0, number, now()
                from generate_series(0, ${companies}::integer - 1) as number`.execute(db);
    await sql`insert into qa_follow_contributor
              select number, ${id}, now() from generate_series(1, ${followed}::integer) as number`.execute(
      db,
    );
  }
  await sql`analyze`.execute(db);
}

/** Adds as many to each question as make about a million. */
async function addAnswers(db: Db): Promise<void> {
  const { question = 0, answer = 0 } = await countPosts(db);
  const each = Math.round((aMillion - answer) / question);
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    // Nothing below is wrong, and looking at each reference takes a minute.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (let place = 1; place <= each; place += 1) {
      await sql`
        insert into qa_post (kind, account_id, question_id, text, created_at, likes)
        select 'answer', 1 + (post_id * 7 + ${place}::integer) % 997, post_id,
               repeat('Because of what the report says. ', 8), active_at, ${place}
          from qa_question`.execute(tx);
    }
  });
  await sql`vacuum analyze`.execute(db);
}

async function lastQuestionAt(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select max(created_at) as at from qa_post where kind = 'question'`.execute(db);
  return rows[0]?.at ?? new Date(0);
}

async function sizeOf(db: Db): Promise<string> {
  const counted = Object.entries(await countPosts(db));
  return counted.map(([kind, many]) => `${many.toLocaleString('en-US')} ${kind}s`).join(', ');
}

async function countPosts(db: Db): Promise<{ readonly [kind: string]: number }> {
  const { rows } = await sql<{ kind: string; many: number }>`
    select kind, count(*) as many from qa_post group by kind order by kind desc`.execute(db);
  return Object.fromEntries(rows.map(({ kind, many }) => [kind, Number(many)]));
}
