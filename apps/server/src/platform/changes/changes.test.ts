import { afterEach, expect, test, vi } from 'vitest';
import { openLog } from '../log/index.ts';
import { ChangeFollower } from './change-follower.ts';
import { Changes } from './changes.ts';

function openTable() {
  const rows: number[] = [];
  const applied: number[][] = [];
  const follower = new ChangeFollower<number, number>({
    of: 'rows',
    first: 0,
    since: async (version) => ({
      version: Math.max(version, ...rows),
      changes: rows.filter((row) => row > version),
    }),
    apply: (changes) => applied.push([...changes]),
  });
  return { rows, applied, follower };
}

afterEach(() => vi.useRealTimers());

test('each change is applied once, in the order of versions', async () => {
  const { rows, applied, follower } = openTable();
  rows.push(1, 2);
  await follower.look();
  rows.push(3);
  await follower.look();
  await follower.look();
  expect(applied).toEqual([[1, 2], [3], []]);
});

test('concurrent callers share one query', async () => {
  const { rows, applied, follower } = openTable();
  rows.push(1);
  await Promise.all([follower.look(), follower.look()]);
  expect(applied).toEqual([[1]]);
});

test('a failed look is retried from the same version', async () => {
  let fails = true;
  const versions: number[] = [];
  const follower = new ChangeFollower<number, never>({
    of: 'rows',
    first: 0,
    since: async (version) => {
      versions.push(version);
      if (fails) throw new Error('no database');
      return { version: 1, changes: [] };
    },
    apply: () => undefined,
  });
  await expect(follower.look()).rejects.toThrow('no database');
  fails = false;
  await follower.look();
  await follower.look();
  expect(versions).toEqual([0, 0, 1]);
});

test('followed tables are polled twice a second, even if another one fails', async () => {
  vi.useFakeTimers();
  const { rows, applied, follower } = openTable();
  const changes = new Changes(openLog('silent'));
  changes.follow({ of: 'nothing', look: () => Promise.reject(new Error('no such table')) });
  changes.follow(follower);
  changes.watch();
  rows.push(1);
  await vi.advanceTimersByTimeAsync(500);
  rows.push(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(applied).toEqual([[1], [2]]);
  await changes.stop();
});
