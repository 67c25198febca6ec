import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEach } from '../db/databases-fixture.ts';
import type { Database } from '../db/index.ts';
import { openLog } from '../log/index.ts';
import { type Jobs, type Queue, startJobs } from './start-jobs.ts';

interface Greeting {
  readonly name: string;
}

describeOnEach('jobs', (open) => {
  let database: Database;
  let jobs: Jobs;
  let done: string[];
  let expected: number;
  let allDone: PromiseWithResolvers<void>;
  const greet: Queue<Greeting> = {
    name: 'greet',
    cron: null,
    isAwaited: true,
    isForgotten: ({ name }) => name === 'Ben',
    perform: async ({ name }) => {
      done.push(name);
      if (done.length === expected) allDone.resolve();
    },
  };

  beforeEach(async () => {
    database = await open();
    done = [];
    allDone = Promise.withResolvers();
    // The next poll is in ten minutes: awaited jobs start when they are sent.
    jobs = await startJobs(database, openLog('silent'), [greet], 600);
    await jobs.perform();
  });
  afterEach(async () => {
    await jobs.stop();
    await database.close();
  });

  test('run once each', async () => {
    expected = 3;
    for (const name of ['Ann', 'Ben', 'Cora']) await jobs.send(greet, { name });
    await allDone.promise;
    expect(done.sort()).toEqual(['Ann', 'Ben', 'Cora']);
  });

  test('are left to other processes by one that only sends them', async () => {
    expected = 1;
    const other = await startJobs(database, openLog('silent'), [
      { ...greet, perform: () => Promise.reject() },
    ]);
    await other.send(greet, { name: 'Ann' });
    await allDone.promise;
    await other.stop();
    expect(done).toEqual(['Ann']);
  });

  test('are gone once forgotten, or done where nothing of them is kept', async () => {
    expected = 2;
    for (const name of ['Ann', 'Ben']) await jobs.send(greet, { name });
    await allDone.promise;
    const left = async () => {
      const { rows } = await sql<{ name: string }>`
        select data ->> 'name' as name from pgboss.job where name = 'greet'`.execute(database.db);
      return rows.map(({ name }) => name);
    };
    // Ben leaves no trace, but his job is completed after that.
    await expect.poll(left).toEqual(['Ann']);
    await jobs.forget(greet, { name: 'Ann' });
    expect(await left()).toEqual([]);
  });

  test('sent in a transaction exist only if it commits', async () => {
    expected = 1;
    const failing = database.db.transaction().execute(async (tx) => {
      await jobs.send(greet, { name: 'nobody' }, { tx });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.db.transaction().execute((tx) => jobs.send(greet, { name: 'Ann' }, { tx }));
    await allDone.promise;
    expect(done).toEqual(['Ann']);
  });

  test('a nightly deletion that no feature has any more is not scheduled again', async () => {
    const deletes = (name: string) => ({ ...greet, name, cron: '50 3 * * *', isAwaited: false });
    const scheduled = async () => {
      const { rows } = await sql<{ name: string }>`select name from pgboss.schedule order by 1`.execute(
        database.db,
      );
      return rows.map(({ name }) => name);
    };
    const startWith = async (...names: string[]) => {
      const started = await startJobs(database, openLog('silent'), names.map(deletes));
      await started.perform();
      await started.stop();
    };
    await startWith('prune-notes', 'prune-deleted-notes', 'refresh-filings');
    await startWith('prune-notes');
    expect(await scheduled()).toEqual(['prune-notes', 'refresh-filings']);
  });
});
