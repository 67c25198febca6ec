import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const limits = { atATime: 2, mostWaiting: 1, refusal: 'Please come back.' };

test('a few take their turn at a time, and who comes when too many wait is asked to come back', async () => {
  const turns = new Turns(limits);
  const started: string[] = [];
  const first = Promise.withResolvers<void>();
  const take = (name: string, until: Promise<void>) =>
    turns.take(() => {
      started.push(name);
      return until;
    });
  const a = take('a', first.promise);
  const b = take('b', first.promise);
  const c = take('c', Promise.resolve());
  await expect(take('d', Promise.resolve())).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Please come back.',
  });
  expect(started).toEqual(['a', 'b']);
  first.resolve();
  await Promise.all([a, b, c]);
  expect(started).toEqual(['a', 'b', 'c']);
});

test('what goes wrong in a turn ends it, and the next goes on', async () => {
  const turns = new Turns({ ...limits, atATime: 1 });
  const wrong = turns.take(() => Promise.reject(new Error('no')));
  const next = turns.take(async () => 'goes on');
  await expect(wrong).rejects.toThrow('no');
  expect(await next).toBe('goes on');
});
