import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columns } from './columns.ts';
import type { Database } from './database.ts';
import { describeOnEach } from './databases-fixture.ts';

const at = new Date('2026-08-24T14:00:00.123Z');
const rows = [
  { symbol: 'BRK.B', id: 9_007_199_254_740_991, price: 0.1, known: true, at },
  { symbol: null, id: 2, price: null, known: false, at: null },
  { symbol: '{"a, \\b', id: 3, price: 1e-7, known: null, at },
];

describeOnEach('columns of many rows', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open([]);
  });
  afterAll(() => database.close());

  async function arrived(sent: typeof rows) {
    const types = {
      symbol: 'text',
      id: 'bigint',
      price: 'float8',
      known: 'boolean',
      at: 'timestamptz',
    } as const;
    const answer = await sql`
      select * from unnest(${columns(sent, types)}) as arrived (symbol, id, price, known, at)`.execute(
      database.db,
    );
    return answer.rows;
  }

  test('arrive as they were sent, nulls too', async () => {
    expect(await arrived(rows)).toEqual(rows);
    expect(await arrived([])).toEqual([]);
  });
});
