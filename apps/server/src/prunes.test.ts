import { expect, test } from 'vitest';
import { features } from './app.ts';
import { openTestDatabase } from './platform/db/test-database.ts';
import { prune } from './platform/jobs/index.ts';

const prunes = features.flatMap((feature) => feature.prunes ?? []);

/** Without comments: one with replies stays in its place. */
const lifetimes = {
  'ai_chat after updated_at': 365,
  'ai_asked after asked_at': 2,
  'session after expires_at': 0,
  'password_reset after token_expires': 0,
  'known_network after seen_at': 365,
  'registration after asked_at': 7,
  'forecast after deleted_at': 1,
  'deleted_note after deleted_at': 1,
  'list after deleted_at': 1,
  'list_company after removed_at': 1,
  'notification after created_at, if read_at is not null or seq is null': 365,
  'notification after created_at': 730,
  'notification_mail after created_at, if digest_day is not null': 365,
  'price_alert after deleted_at': 1,
  'qa_post after deleted_at, if children = 0': 1,
  'qa_draft after deleted_at': 1,
  'qa_vote_cast after cast_at': 1,
  'billing_event after received_at, if applied_at is not null': 90,
  'billing_task after done_at': 400,
  'sandbox_event after created_at': 30,
  'sandbox_answer after created_at': 30,
};

test('what is deleted each night, so many days after which moment', () => {
  const declared = prunes.map(({ table, since, afterDays, only }) => {
    const condition = only === undefined ? '' : `, if ${only}`;
    return [`${table} after ${since}${condition}`, afterDays];
  });
  expect(Object.fromEntries(declared)).toEqual(lifetimes);
  expect(declared).toHaveLength(Object.keys(lifetimes).length);
});

test('each names a table and columns that there are', async () => {
  const { db, close } = await openTestDatabase();
  await prune({ db, clock: { now: () => new Date('2026-08-21T12:00:00Z') } }, prunes);
  await close();
});
