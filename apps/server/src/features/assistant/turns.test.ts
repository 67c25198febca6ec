import { accountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acquireLease, type Database } from '../../platform/db/index.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { Turns } from './turns.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const person = accountId.parse(7);
const stays = new AbortController().signal;

test('two processes answer a person one after the other', async () => {
  const [here, there] = [new Turns(database.db), new Turns(database.db)];
  const order: string[] = [];
  const answer = async (turns: Turns, name: string) => {
    const end = await turns.begin(person, stays);
    order.push(`${name} begins`);
    await sql`select 1`.execute(database.db);
    order.push(`${name} ends`);
    await end?.();
  };
  await Promise.all([answer(here, 'a'), answer(there, 'b'), answer(here, 'c'), answer(there, 'd')]);
  expect(order).toHaveLength(8);
  for (let at = 0; at < order.length; at += 2) {
    expect(order[at + 1]).toBe(order[at]?.replace('begins', 'ends'));
  }
});

test('what a killed process held is free once its lease is over', async () => {
  await acquireLease(database.db, `answer to ${person}`, 'killed', 30);
  const turn = new Turns(database.db).begin(person, stays);
  await sql`update lease set until = now() - interval '1 second' where holder = 'killed'`.execute(
    database.db,
  );
  const end = await turn;
  expect(end).not.toBeNull();
  await end?.();
});

test('who leaves while they wait gives their turn to the next', async () => {
  const turns = new Turns(database.db);
  await acquireLease(database.db, `answer to ${person}`, 'elsewhere', 30);
  const leaving = new AbortController();
  const first = turns.begin(person, leaving.signal);
  const second = turns.begin(person, stays);
  leaving.abort();
  expect(await first).toBeNull();
  await sql`delete from lease`.execute(database.db);
  const end = await second;
  expect(end).not.toBeNull();
  await end?.();
});
