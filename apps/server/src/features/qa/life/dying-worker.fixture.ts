import type { KyselyPlugin } from 'kysely';
import { readConfig } from '../../../config.ts';
import { StoppedClock } from '../../../platform/clock/index.ts';
import { openDatabase } from '../../../platform/db/index.ts';
import { FanOut } from '../../../platform/fan-out/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { openPayments } from '../../billing/index.ts';
import { findRewards } from '../points/rewards/find-rewards.ts';
import { handOverRewards } from '../points/rewards/hand-over.ts';
import { settleDueQuestions } from './settle-due-questions.ts';

/** What a worker is told, as JSON, by the test that starts it as a process of its own. */
export interface WorkerOrder {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly time: string;
  /** The statement that writes, counted from 1, before which it kills itself; null: it lives. */
  readonly diesBefore: number | null;
}

const order: WorkerOrder = JSON.parse(process.argv[2] ?? '');
let writes = 0;

/** Nothing is finished, rolled back or closed. */
const killer: KyselyPlugin = {
  transformQuery({ node }) {
    if (isWrite(JSON.stringify(node))) {
      writes += 1;
      if (writes === order.diesBefore) process.kill(process.pid, 'SIGKILL');
    }
    return node;
  },
  transformResult: async ({ result }) => result,
};

function isWrite(node: string): boolean {
  return /"kind":"(?:Insert|Update|Delete)QueryNode"|insert into|update \w+ set|delete from/.test(node);
}

const log = openLog('silent');
const database = await openDatabase({ ...order, databaseReadUrl: null }, log);
const db = database.db.withPlugin(killer);
const deps = {
  db,
  clock: new StoppedClock(order.time),
  config: readConfig({ QUOTE_PROVIDER: 'none' }),
  fanOut: new FanOut(null, log),
  log,
};
await settleDueQuestions(deps);
await findRewards(deps);
await handOverRewards(async () => ({ ...deps, payments: await openPayments(deps) }), db);
await database.close();
process.stdout.write(`${writes}`);
