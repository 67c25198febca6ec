import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  canStartPostgres,
  postgresAvailable,
  sharedPostgres,
  startPostgres,
} from '../../../../../tests/world/postgres.ts';
import { describeDatabaseOutage } from './database-outage.ts';
import { openPostgresAt } from './databases-fixture.ts';
import { pingDatabase } from './probe-database.ts';

test.skipIf(!canStartPostgres)(
  'an outage is recognized, and connections recover without a restart',
  async () => {
    const server = await startPostgres();
    const database = await openPostgresAt(await server.createDatabase());
    const ask = () => sql`select 1 as one`.execute(database.db);
    await ask();
    expect(await pingDatabase(database)).toBe(true);

    await server.off();
    for (const attempt of [1, 2]) {
      const error = await ask().catch((cause: unknown) => cause);
      expect(describeDatabaseOutage(error), `attempt ${attempt}`).toBe('The database isn’t responding.');
    }
    expect(await pingDatabase(database)).toBe(false);

    await server.on();
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    await database.close();
    await server.close();
  },
);

test.skipIf(!postgresAvailable)('an error in a query is not taken for an outage', async () => {
  const server = await sharedPostgres();
  const database = await openPostgresAt(await server.createDatabase());
  const error = await sql`select * from nowhere`.execute(database.db).catch((cause: unknown) => cause);
  expect(describeDatabaseOutage(error)).toBe(null);
  expect(describeDatabaseOutage(new Error('Something else'))).toBe(null);
  await database.close();
  await server.close();
});
