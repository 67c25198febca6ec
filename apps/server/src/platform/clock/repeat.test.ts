import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('continues after a failure, which is reported', async () => {
  const reported: unknown[] = [];
  let times = 0;
  const work = async () => {
    times += 1;
    if (times === 1) throw new Error('away');
  };
  const stop = repeat(1_000, work, (cause) => reported.push(cause));
  await vi.advanceTimersByTimeAsync(3_000);
  await stop();
  expect([times, reported]).toEqual([3, [new Error('away')]]);
});

test('never runs twice at once, and stopping waits for the current run', async () => {
  const done: string[] = [];
  const doing = Promise.withResolvers<void>();
  const stop = repeat(
    1_000,
    async () => {
      done.push('begun');
      await doing.promise;
      done.push('ended');
    },
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(5_000);
  const stopped = stop().then(() => done.push('stopped'));
  doing.resolve();
  await stopped;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toEqual(['begun', 'ended', 'stopped']);
});
