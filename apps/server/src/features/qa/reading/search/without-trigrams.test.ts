import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type PostgresServer,
  postgresAvailable,
  sharedPostgres,
} from '../../../../../../../tests/world/postgres.ts';
import { openPostgresAt } from '../../../../platform/db/databases-fixture.ts';
import { migrate } from '../../../../platform/db/index.ts';
import { addQuestion } from '../../questions.fixture.ts';
import { openReadingServer, type ReadingServer } from '../reading-server.fixture.ts';

describe.skipIf(!postgresAvailable)('where PostgreSQL denies extensions', () => {
  let postgres: PostgresServer;
  let server: ReadingServer;
  beforeAll(async () => {
    postgres = await sharedPostgres();
    const url = new URL(await postgres.createDatabase());
    const role = `may_not_extend_${url.pathname.slice(-12)}`;
    const owner = await openPostgresAt(url.href);
    await sql`create role ${sql.ref(role)} login password 'x'`.execute(owner.db);
    await sql`grant create, usage on schema public to ${sql.ref(role)}`.execute(owner.db);
    await owner.close();
    url.username = role;
    url.password = 'x';
    const database = await openPostgresAt(url.href);
    await migrate(database);
    server = await openReadingServer(database);
    await addQuestion(server.db, { title: 'How did growth change the inventory?', companies: ['GAPS'] });
  });
  afterAll(async () => {
    await server.close();
    await postgres.close();
  });

  const find = async (typed: string) => {
    const reply = await server.reply(`/qa/questions/search?q=${encodeURIComponent(typed)}`);
    return reply.json().questions.length;
  };

  test('migrations pass, and questions are found by their words, whichever way their letters were swapped', async () => {
    expect(await sql`select from pg_extension where extname = 'pg_trgm'`.execute(server.db)).toMatchObject({
      rows: [],
    });
    expect([await find('inventory'), await find('inventroy'), await find('growth gaps')]).toEqual([1, 1, 1]);
  });

  test('words with a wrong letter are not', async () => {
    expect(await find('invemtory')).toBe(0);
  });

  test('and a title that asks the same still finds it', async () => {
    const reply = await server.reply(
      '/qa/questions/search?is_title=true&q=growth+changes+the+inventory+of+Gaps',
    );
    expect(reply.json().questions).toHaveLength(1);
  });
});
