import { commentId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { StoppedClock } from '../../platform/clock/index.ts';
import { emptyTables } from '../../platform/db/empty-tables.fixture.ts';
import type { Database } from '../../platform/db/index.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { addPeople, people } from '../../platform/http/calls/people.fixture.ts';
import { deleteComment, restoreComment } from './change-comment.ts';
import { listComments } from './comment-store.ts';
import { createComment } from './create-comment.ts';
import { figures, figuresOf } from './on-figures/figure-comment.ts';
import { pruneComments } from './prune-comments.ts';

const hour = 3_600_000;
let database: Database;
let clock: StoppedClock;
beforeAll(async () => {
  database = await openTestDatabase();
  await addPeople(database.db);
  await sql`insert into company (cik, name) values (1001, 'Acme'), (1002, 'Loss')`.execute(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = new StoppedClock('2026-08-21T20:00:00Z');
  await emptyTables(database.db, ['comment']);
});

const deps = () => ({ db: database.db, clock });
const write = (text: string, parent: number | null = null, cik = 1001, by: keyof typeof people = 'ben') =>
  createComment(
    deps(),
    {
      ...figuresOf(people[by].id, cik),
      subject: 'figure',
      symbol: 'ACME',
      row_key: 'capex',
      column_key: '2025',
      currency: 'USD',
      price_is_simulated: false,
      parent_id: parent === null ? null : commentId.parse(parent),
      text,
    },
    figures,
  );
const own = (id: number) => ({ accountId: people.ben.id, id: commentId.parse(id), on: figures });
const listed = async () =>
  (await listComments(database.db, figuresOf(people.ben.id, 1001))).map(({ id, parent_id }) => [
    id,
    parent_id,
  ]);

test('a reply is to a comment, or to another reply', async () => {
  await write('First');
  await write('Reply', 1);
  await write('Reply to it', 2);
  expect(await listed()).toEqual([
    [1, null],
    [2, 1],
    [3, 2],
  ]);
});

test('the same words are a second comment where they reply to another', async () => {
  await write('First');
  await write('Yes', 1);
  expect((await write('Yes', 1)).id).toBe(2);
  expect((await write('Yes', 2)).id).toBe(3);
  expect((await write('Yes')).id).toBe(4);
});

test("nothing replies to what is deleted, on something else, another person's, or was never there", async () => {
  await write('Deleted');
  await deleteComment(deps(), own(1));
  await write('On another company', null, 1002);
  await write('Hers', null, 1001, 'ann');
  for (const parent of [1, 2, 3, 99]) {
    await expect(write('Reply', parent)).rejects.toThrow('This comment doesn’t exist.');
  }
  expect(await listed()).toEqual([]);
});

test('a comment with replies keeps its place when it is deleted, and loses its words after a day', async () => {
  await write('Words');
  await write('Reply', 1);
  await deleteComment(deps(), own(1));
  clock.advance(24 * hour);
  await pruneComments(deps());
  const { rows } = await sql`select id::int, title, text from comment order by id`.execute(database.db);
  expect(rows).toEqual([
    { id: 1, title: null, text: '' },
    { id: 2, title: null, text: 'Reply' },
  ]);
  await expect(restoreComment(deps(), own(1))).rejects.toThrow('This comment doesn’t exist.');
  await deleteComment(deps(), own(2));
  clock.advance(24 * hour);
  await pruneComments(deps());
  await pruneComments(deps());
  expect((await sql`select from comment`.execute(database.db)).rows).toEqual([]);
});

test('what was deleted a day ago is not restored, pruned or not', async () => {
  await write('Words');
  await deleteComment(deps(), own(1));
  clock.advance(24 * hour - 1);
  expect(await restoreComment(deps(), own(1))).toMatchObject({ text: 'Words', deleted_at: null });
  await deleteComment(deps(), own(1));
  clock.advance(24 * hour);
  await expect(restoreComment(deps(), own(1))).rejects.toThrow('This comment doesn’t exist.');
});
