import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { describeOnEach } from './databases-fixture.ts';
import { preparedQuery } from './prepared-statements.ts';

const double = preparedQuery('double', 'select 2 * $1::int as doubled');

describeOnEach('a prepared query', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open([]);
  });
  afterAll(() => database.close());

  test('answers each of its parameters, planned once for a connection', async () => {
    await database.db.connection().execute(async (connection) => {
      const answers: unknown[] = [];
      for (const number of [1, 2, 3]) {
        answers.push(...(await connection.executeQuery(double(number))).rows);
      }
      expect(answers).toEqual([{ doubled: 2 }, { doubled: 4 }, { doubled: 6 }]);
      const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(
        connection,
      );
      const named = rows.filter(({ name }) => name === 'double');
      expect(named).toHaveLength(database.kind === 'postgres' ? 1 : 0);
    });
  });
});
