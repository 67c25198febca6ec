import { setTimeout } from 'node:timers/promises';
import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import { type Database, type Db, describeDatabaseOutage } from '../db/index.ts';
import type { Logger } from '../log/index.ts';
import { deleteJob, deleteJobsAbout } from './delete-jobs.ts';
import { unscheduleFormerPrunes } from './former-prunes.ts';
import { requeueOrphans, silentSeconds } from './requeue-orphans.ts';
import { steadyClock } from './steady-clock.ts';

/** A job may run twice when a process dies: its work must be idempotent. */
export interface Queue<Data extends object = object> {
  readonly name: string;
  /** Minute, hour, day, month and weekday in New York; null: only when sent. */
  readonly cron: string | null;
  /** Somebody waits for it: starts at once, and restarts soon after its process died. */
  readonly isAwaited?: boolean;
  /** @param id of the job, the same when it runs again */
  perform(data: Data, signal: AbortSignal, id: string): Promise<void>;
  /** Whether nothing of a job is kept once it is done. */
  isForgotten?(data: Data): boolean;
}

export interface SendOptions {
  readonly tx?: Db;
  /** At most one job of this key in so many seconds; later ones are merged into one at the end of them. */
  readonly spaced?: { readonly key: string; readonly seconds: number };
}

export interface Jobs {
  /** With `tx` the job exists only if the transaction commits. */
  send(queue: Pick<Queue, 'name'>, data: object, options?: SendOptions): Promise<void>;
  /** Deletes jobs, waiting or done, whose data has these values. */
  forget(queue: Pick<Queue, 'name'>, about: object, options?: { readonly tx?: Db }): Promise<void>;
  perform(): Promise<void>;
  stop(): Promise<void>;
}

export async function startJobs(
  database: Database,
  log: Logger,
  // biome-ignore lint/suspicious/noExplicitAny: each queue knows its own data, and gets what was sent to it
  queues: readonly Queue<any>[],
  pollingSeconds = 5,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectionOf(database),
    clock: steadyClock,
    superviseIntervalSeconds: 300,
    maintenanceIntervalSeconds: 3_600,
    useListenNotify: queues.some(({ isAwaited }) => isAwaited),
  });
  boss.on('error', (error) => log.warn({ cause: error.message }, 'job queue is not responding'));
  await boss.start();
  for (const queue of queues) await openQueue(boss, queue);
  const sweeps: NodeJS.Timeout[] = [];
  let stopping = false;
  /** The process is serving by now: a database that is away must not end it. */
  async function untilAnswered(start: () => Promise<void>): Promise<void> {
    while (!stopping) {
      try {
        return await start();
      } catch (error) {
        // Stopped before it had started.
        if (stopping) return;
        if (describeDatabaseOutage(error) === null) throw error;
        await setTimeout(1_000, undefined, { ref: false });
      }
    }
  }
  return {
    async send(queue, data, { tx, spaced } = {}) {
      const options = tx === undefined ? {} : { db: fromKysely(tx as never) };
      if (spaced === undefined) await boss.send(queue.name, data, options);
      else await boss.sendDebounced(queue.name, data, options, spaced.seconds, spaced.key);
    },
    forget: (queue, about, { tx = database.db } = {}) => deleteJobsAbout(tx, queue.name, about),
    async perform() {
      const names = queues.map(({ name }) => name);
      await untilAnswered(() => unscheduleFormerPrunes(boss, names));
      for (const queue of queues) {
        await untilAnswered(async () => {
          if (queue.isAwaited) await requeueOrphans(database, queue.name, true);
          const worker = await performQueue(boss, database.db, queue, pollingSeconds, log);
          if (queue.isAwaited)
            sweeps.push(sweepOrphans(database, queue.name, () => boss.notifyWorker(worker)));
        });
      }
    },
    stop() {
      stopping = true;
      for (const sweep of sweeps) clearInterval(sweep);
      return boss.stop({ timeout: 5_000 });
    },
  };
}

async function openQueue(boss: PgBoss, { name, isAwaited = false }: Queue): Promise<void> {
  const options = isAwaited
    ? {
        retryLimit: 10,
        retryDelay: 15,
        expireInSeconds: 120,
        heartbeatSeconds: silentSeconds,
        deleteAfterSeconds: 3_600,
        notify: true,
      }
    : { retryLimit: 3, retryDelay: 60, expireInSeconds: 6 * 3_600 };
  await boss.createQueue(name, { ...options, retryBackoff: true });
  // The queue may have been created by an older version.
  if (isAwaited) await boss.updateQueue(name, { heartbeatSeconds: silentSeconds });
  // The queue's settings are read on first use; inside a transaction of the embedded database that would deadlock.
  await boss.getQueueStats(name);
}

/** Another process may have died during a job. */
function sweepOrphans(database: Database, queue: string, begin: () => void): NodeJS.Timeout {
  return setInterval(async () => {
    const returned = await requeueOrphans(database, queue, false).catch(() => 0);
    if (returned > 0) begin();
  }, 5_000).unref();
}

async function performQueue(
  boss: PgBoss,
  db: Db,
  queue: Queue,
  pollingSeconds: number,
  log: Logger,
): Promise<string> {
  if (queue.cron !== null) await boss.schedule(queue.name, queue.cron, {}, { tz: 'America/New_York' });
  const worker = boss.work<object>(
    queue.name,
    { pollingIntervalSeconds: pollingSeconds, batchSize: 1 },
    async ([job]) => {
      if (job === undefined) return;
      try {
        await queue.perform(job.data, job.signal, job.id);
        if (queue.isForgotten?.(job.data)) await deleteJob(db, queue.name, job.id);
      } catch (error) {
        log.error({ err: error, queue: queue.name, job: job.id }, 'job failed');
        throw error;
      } finally {
        // Only the first of several jobs sent at once is announced, so there may be more.
        if (queue.isAwaited) boss.notifyWorker(await worker);
      }
    },
  );
  return worker;
}

function connectionOf(database: Database): ConstructorParameters<typeof PgBoss>[0] & object {
  const { connection } = database;
  if ('pglite' in connection) return { db: fromPglite(connection.pglite), backend: 'pglite' };
  return { connectionString: connection.url, max: 3, application_name: 'tenfold jobs' };
}
