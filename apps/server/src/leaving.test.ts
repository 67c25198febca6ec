import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEvents } from './app.ts';
import { readConfig } from './config.ts';
import { accountLeaves } from './features/accounts/index.ts';
import { StoppedClock } from './platform/clock/index.ts';
import type { Database } from './platform/db/index.ts';
import { openTestDatabase } from './platform/db/test-database.ts';
import { FanOut } from './platform/fan-out/index.ts';
import { openLog } from './platform/log/index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('while a past day is played, an account that is deleted ends no question that is open on that day', async () => {
  const log = openLog('silent');
  const { db } = database;
  await sql`insert into account (id, email, created_at) overriding system value values (1, 'ann@example.com', '2026-01-01')`.execute(
    db,
  );
  await sql`
    insert into qa_post (id, kind, account_id, text, created_at) overriding system value
    values (1, 'question', 1, '', '2026-08-21')`.execute(db);
  await sql`
    insert into qa_question (post_id, title, category, status, approved_at, closes_at, review_at, active_at)
    values (1, 'Why?', 'CONCEPTS', 'open', '2026-08-21', '2026-08-28', '2026-08-28', '2026-08-21')`.execute(
    db,
  );
  const events = openEvents({
    clock: new StoppedClock('2026-11-26T12:00:00Z'),
    productClock: new StoppedClock('2026-08-21T20:00:00Z'),
    config: readConfig({}),
    fanOut: new FanOut(null, log),
    log,
  });
  await events.transact(db, (_, emit) => emit(accountLeaves, { accountId: 1 as AccountId }));
  const { rows } = await sql`select status, closed_at from qa_question`.execute(db);
  expect(rows).toEqual([{ status: 'open', closed_at: null }]);
});
