import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '../log/index.ts';
import type { Database, Db, Session } from './database.ts';
import { PreparingClient } from './prepared-statements.ts';
import { parsers } from './value-parsers.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function openPostgres(url: string, readUrl: string | null, log: Logger): Database {
  const db = connect(url, log);
  const read = readUrl === null ? db : connect(readUrl, log);
  return {
    kind: 'postgres',
    db,
    read,
    connection: { url },
    session: (work) => withSession(url, work),
    async close() {
      await db.destroy();
      if (read !== db) await read.destroy();
    },
  };
}

function connect(url: string, log: Logger): Db {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 15_000,
    // A server that hangs doesn't time out its statements itself.
    query_timeout: 20_000,
    application_name: 'tenfold',
    // Where rows are overestimated, compiling a statement takes longer than running it: 40 ms of 50.
    options: '-c jit=off',
  });
  pool.on('error', (cause) => log.warn({ cause: cause.message }, 'lost an idle database connection'));
  return new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
}

async function withSession<T>(url: string, work: (session: Session) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, types, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work({
      script: async (sql) => {
        await client.query(sql);
      },
      query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
        (await client.query(sql, [...parameters])).rows as Row[],
    });
  } finally {
    await client.end();
  }
}
