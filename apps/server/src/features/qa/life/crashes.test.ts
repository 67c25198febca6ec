import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sandboxToken } from '@tenfold/contract/billing/test-cards';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type PostgresServer,
  postgresAvailable,
  sharedPostgres,
} from '../../../../../../tests/world/postgres.ts';
import { isFullSize, isOnBoth } from '../../../../../../tests/world/size.ts';
import { openPostgresAt } from '../../../platform/db/databases-fixture.ts';
import { type Database, openDatabase } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { openLog } from '../../../platform/log/index.ts';
import { openQaServer, type QaServer } from '../qa-server.fixture.ts';
import type { WorkerOrder } from './dying-worker.fixture.ts';

type Place = Pick<WorkerOrder, 'databaseUrl' | 'dataDir'>;

const worker = fileURLToPath(new URL('./dying-worker.fixture.ts', import.meta.url));
/** Nine days after the approval: the seven are over, and what they earned counts. */
const time = '2026-08-30T20:00:00Z';

/**
 * Ben paid for a month and has ninety points; his next answer becomes the best one, which makes a hundred. Dora’s question
 * nobody answered.
 */
async function prepare(database: Database): Promise<QaServer> {
  const server = await openQaServer(database);
  await sql`update account set plan = 'light' where id = 2`.execute(server.db);
  const card = sandboxToken('4242424242424242', 8, 2030);
  await server.call('ben', 'POST', '/payment/payment-cards', { stripe_payment_method_id: card });
  const plan = { plan_id: 'investor', plan_type: 'month' };
  const { json: bill } = await server.call('ben', 'POST', '/subscription/preview', plan);
  const agreed = { ...plan, total: bill.total, prorated_at: bill.prorated_at };
  await server.call('ben', 'POST', '/subscription/create', agreed);
  const question = await server.askApproved();
  for (let given = 0; given < 9; given += 1) {
    const answer = await server.answer(question, 'ben');
    await server.call('cora', 'POST', `/qa/answers/${answer}/featured`, { is_on: true });
  }
  const best = await server.answer(question, 'ben');
  await server.call('dora', 'POST', `/qa/likes/answer/${best}/like`, { is_on: true });
  await server.askApproved('dora');
  return server;
}

/** Everything that the life of a question leads to, without what is only numbered. */
async function outcome({ db }: Database): Promise<unknown> {
  const { rows } = await sql<{ line: string }>`
    select 'question ' || post_id || status || coalesce(best_answer_id, 0) || (closed_at is not null) as line from qa_question
    union all select 'points ' || account_id || ' ' || points || cause || post_id || '/' || turn from qa_points
    union all select 'reward ' || account_id || ' ' || hundred || state || (granted_at is not null) from qa_reward
    union all select 'told ' || account_id || kind || subject from notification
    union all select 'billing ' || what || case when what = 'granted' then object else '' end from billing_entry
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

function run(place: Place, diesBefore: number | null): Promise<{ signal: string | null; writes: number }> {
  const order: WorkerOrder = { ...place, time, diesBefore };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [worker, JSON.stringify(order)], (error, stdout, stderr) => {
      const signal = error?.signal ?? null;
      if (error !== null && signal === null) reject(new Error(stderr));
      else resolve({ signal, writes: Number(stdout) });
    });
  });
}

/** @param copy of what was prepared, for one process after the other @param open what they left */
function describeCrashes(
  name: string,
  copy: () => Promise<Place>,
  open: (place: Place) => Promise<Database>,
): void {
  const outcomeAt = async (place: Place) => {
    const database = await open(place);
    const found = await outcome(database);
    await database.close();
    return found;
  };

  test(`a worker that is killed at any step leaves nothing undone and nothing twice, ${name}`, async () => {
    const whole = await copy();
    const { writes } = await run(whole, null);
    const expected = await outcomeAt(whole);
    expect(expected).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^question 1answered11true/),
        'billing grantedreward/100',
        'billing refund on its way',
        'reward 2 100giventrue',
        'told 2reward100',
      ]),
    );
    expect(writes).toBeGreaterThan(10);
    const steps = Array.from({ length: writes }, (_, at) => at + 1);
    // With each push two on the way, and the last.
    const few = [Math.ceil(writes / 3), Math.ceil((2 * writes) / 3), writes];
    for (const step of isFullSize ? steps : few) {
      const place = await copy();
      expect((await run(place, step)).signal).toBe('SIGKILL');
      await run(place, null);
      expect({ step, left: await outcomeAt(place) }).toEqual({ step, left: expected });
    }
  }, 1_800_000);
}

describe.runIf(isOnBoth || !postgresAvailable)('embedded', () => {
  let dump: string;
  let places: string;
  let made = 0;
  beforeAll(async () => {
    places = mkdtempSync(join(tmpdir(), 'tenfold-crashes-'));
    const database = await openTestDatabase();
    const server = await prepare(database);
    dump = join(places, 'prepared.tar');
    if (!('pglite' in database.connection)) throw new Error('not embedded');
    const content = await database.connection.pglite.dumpDataDir('none');
    writeFileSync(dump, Buffer.from(await content.arrayBuffer()));
    await server.close();
  });
  afterAll(() => rmSync(places, { recursive: true }));

  const copy = async () => {
    made += 1;
    const dataDir = join(places, `${made}`);
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    execFileSync('tar', ['xf', dump, '-C', join(dataDir, 'database')], { stdio: 'ignore' });
    return { databaseUrl: null, dataDir };
  };
  describeCrashes('embedded', copy, (place) =>
    openDatabase({ ...place, databaseReadUrl: null }, openLog('silent')),
  );
});

describe.skipIf(!postgresAvailable)('on PostgreSQL', () => {
  let postgres: PostgresServer;
  let prepared: string;
  beforeAll(async () => {
    postgres = await sharedPostgres();
    prepared = await postgres.createMigrated();
    const database = await openPostgresAt(prepared);
    await (await prepare(database)).close();
  });
  afterAll(() => postgres.close());

  const copy = async () => ({ databaseUrl: await postgres.createDatabase(prepared), dataDir: '' });
  describeCrashes('on PostgreSQL', copy, ({ databaseUrl }) => openPostgresAt(databaseUrl ?? ''));
});
