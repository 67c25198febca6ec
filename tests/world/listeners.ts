import { alertId } from '@tenfold/contract/ids';
import pg from 'pg';
import { openProductSessions } from './product-sessions.ts';

export interface Listener {
  readonly id: number;
  readonly token: string;
}

/** People with a session each, as signing in would make them: ten thousand passwords would take ten minutes. */
export async function addListeners(databaseUrl: string, secret: string, many: number): Promise<Listener[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ id: number; session: string; until: Date }>(
    `with listener as (
       insert into account (email, created_at) select 'listener-' || n || '@example.org', now() from generate_series(1, $1::int) as n
       returning id)
     insert into session (id, account_id, started_at, expires_at)
     select gen_random_uuid(), id, now(), now() + interval '1 day' from listener
     returning account_id::int as id, id as session, expires_at as until`,
    [many],
  );
  await client.end();
  const product = await openProductSessions({ DATABASE_URL: databaseUrl, SESSION_SECRET: secret });
  const { tokens } = product.sessions;
  const listeners = await Promise.all(
    rows.map(async ({ id, session, until }) => ({
      id,
      token: await tokens.sign({ accountId: id as never, sessionId: session }, until),
    })),
  );
  await product.close();
  return listeners;
}

/** What happens to them is committed, and told to no process: each asks by itself. @returns the last number of each */
export async function openNotifier(databaseUrl: string) {
  const { readConfig } = await import('../../apps/server/src/config.ts');
  const { notify } = await import('../../apps/server/src/features/notifications/index.ts');
  const { openDatabase } = await import('../../apps/server/src/platform/db/index.ts');
  const { openLog } = await import('../../apps/server/src/platform/log/index.ts');
  const database = await openDatabase(readConfig({ DATABASE_URL: databaseUrl }), openLog('silent'));
  const last = new Map<number, number>();
  return {
    last,
    notify: async ({ id }: Listener) => {
      const number = (last.get(id) ?? 0) + 1;
      const notification = {
        ...({ accountId: id as never, kind: 'price', subject: `${number}/1`, symbol: null } as const),
        data: {
          alertId: alertId.parse(number),
          epoch: 1,
          target: 105,
          before: 100,
          price: 106,
          tradedAt: new Date().toISOString(),
          simulated: false,
          cause: 'price_moved' as const,
          forecastId: null,
          forecastName: null,
          margin: null,
        },
      };
      await database.db.transaction().execute((tx) => notify(tx, [notification], new Date()));
      last.set(id, number);
    },
    close: () => database.close(),
  };
}
