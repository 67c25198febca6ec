import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { describeOnEach } from './databases-fixture.ts';

describeOnEach('values from the database', (open) => {
  let database: Database;
  afterEach(() => database.close());

  test('are the same from both kinds of database', async () => {
    database = await open([]);
    const { rows } = await sql`
      select date '2024-02-29' as day, 9007199254740991::bigint as count, array[1, null]::bigint[] as counts,
        array[date '2024-01-01', null] as days, '{}'::bigint[] as none, 1.5::float8 as figure, null::date as nothing,
        array[0.5, null, 'NaN']::float8[] as series, array[true, false, null] as answers, '\\x0102'::bytea as bytes, '{"a": [1]}'::jsonb as json,
        timestamptz '2024-01-01T00:00:00+02' as moment, true as yes`.execute(database.db);
    expect(rows).toEqual([
      {
        day: '2024-02-29',
        count: 9_007_199_254_740_991,
        counts: [1, null],
        days: ['2024-01-01', null],
        none: [],
        figure: 1.5,
        nothing: null,
        series: [0.5, null, Number.NaN],
        answers: [true, false, null],
        bytes: Buffer.from([1, 2]),
        json: { a: [1] },
        moment: new Date('2023-12-31T22:00:00Z'),
        yes: true,
      },
    ]);
  });

  test('a date keeps its text in any time zone', async () => {
    database = await open([]);
    const { rows } = await sql`select ${'2024-03-10'}::date as day`.execute(database.db);
    expect(rows).toEqual([{ day: '2024-03-10' }]);
  });

  test('a failed transaction leaves nothing', async () => {
    database = await open([]);
    await sql`create table thing (id integer)`.execute(database.db);
    const failing = database.db.transaction().execute(async (transaction) => {
      await sql`insert into thing values (1)`.execute(transaction);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await sql`select * from thing`.execute(database.db)).rows).toEqual([]);
  });
});
