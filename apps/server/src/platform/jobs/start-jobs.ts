import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Database, Db } from '../db/index.ts';
import type { Logger } from '../log/index.ts';

/** A kind of job and how it is done. A job may be done twice when a process dies: doing it again must change nothing. */
export interface Queue<Data extends object = object> {
  readonly name: string;
  /** Minute, hour, day, month and weekday in New York; null when only sent. */
  readonly cron: string | null;
  perform(data: Data, signal: AbortSignal): Promise<void>;
}

export interface Jobs {
  /** Within `tx`, the job exists exactly when the transaction commits. */
  send<Data extends object>(queue: Queue<Data>, data: Data, options?: { tx?: Db }): Promise<void>;
  stop(): Promise<void>;
}

/** Jobs live in the database, so any number of processes may send them and any worker do them, each once. */
export async function startJobs(
  database: Database,
  log: Logger,
  queues: readonly Queue[],
  pollingSeconds = 5,
): Promise<Jobs> {
  const boss = new PgBoss({ ...connectionOf(database), superviseIntervalSeconds: 300 });
  boss.on('error', (error) => log.warn({ cause: error.message }, 'the job queue did not answer'));
  await boss.start();
  for (const queue of queues) await openQueue(boss, queue, pollingSeconds, log);
  return {
    async send(queue, data, { tx } = {}) {
      await boss.send(queue.name, data, tx === undefined ? {} : { db: fromKysely(tx as never) });
    },
    stop: () => boss.stop({ timeout: 5_000 }),
  };
}

async function openQueue(boss: PgBoss, queue: Queue, pollingSeconds: number, log: Logger): Promise<void> {
  await boss.createQueue(queue.name, {
    retryLimit: 3,
    retryBackoff: true,
    retryDelay: 60,
    expireInSeconds: 6 * 3_600,
  });
  // What is known of a queue is read when first asked; inside a transaction of the embedded database that would never end.
  await boss.getQueueStats(queue.name);
  if (queue.cron !== null) await boss.schedule(queue.name, queue.cron, {}, { tz: 'America/New_York' });
  await boss.work<object>(
    queue.name,
    { pollingIntervalSeconds: pollingSeconds, batchSize: 1 },
    async ([job]) => {
      if (job === undefined) return;
      try {
        await queue.perform(job.data, job.signal);
      } catch (error) {
        log.error({ err: error, queue: queue.name, job: job.id }, 'a job failed');
        throw error;
      }
    },
  );
}

function connectionOf(database: Database): ConstructorParameters<typeof PgBoss>[0] & object {
  const { connection } = database;
  if ('pglite' in connection) return { db: fromPglite(connection.pglite), backend: 'pglite' };
  return { connectionString: connection.url, max: 3, application_name: 'tenfold jobs' };
}
