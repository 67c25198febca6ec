import { expect, test } from 'vitest';
import { ConcurrencyLimit, serverBusy } from './concurrency-limit.ts';

const options = { atATime: 2, maxWaiting: 1, refusal: serverBusy('Please come back.') };

test('runs a few at a time and refuses when too many wait', async () => {
  const limit = new ConcurrencyLimit(options);
  const started: string[] = [];
  const first = Promise.withResolvers<void>();
  const run = (name: string, until: Promise<void>) =>
    limit.run(() => {
      started.push(name);
      return until;
    });
  const a = run('a', first.promise);
  const b = run('b', first.promise);
  const c = run('c', Promise.resolve());
  await expect(run('d', Promise.resolve())).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Please come back.',
  });
  expect(started).toEqual(['a', 'b']);
  first.resolve();
  await Promise.all([a, b, c]);
  expect(started).toEqual(['a', 'b', 'c']);
  expect(limit.isIdle).toBe(true);
});

test('continues after a failure', async () => {
  const limit = new ConcurrencyLimit({ ...options, atATime: 1 });
  const wrong = limit.run(() => Promise.reject(new Error('no')));
  const next = limit.run(async () => 'goes on');
  await expect(wrong).rejects.toThrow('no');
  expect(await next).toBe('goes on');
});
