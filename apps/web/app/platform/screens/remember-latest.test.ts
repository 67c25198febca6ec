import { expect, test } from 'vitest';
import { rememberLatest } from './remember-latest.ts';

test('what follows from the same answers is calculated once', () => {
  let times = 0;
  const sum = rememberLatest((list: readonly number[], more: number) => {
    times += 1;
    return [...list, more].reduce((total, each) => total + each, 0);
  });
  const answer = [1, 2];
  expect([sum(answer, 3), sum(answer, 3), sum(answer, 4), sum([1, 2], 3)]).toEqual([6, 6, 7, 6]);
  expect(times).toBe(3);
});

test('only the latest are remembered', () => {
  let times = 0;
  const twice = rememberLatest((number: number) => {
    times += 1;
    return 2 * number;
  }, 2);
  expect([1, 2, 3, 3, 2].map((number) => twice(number))).toEqual([2, 4, 6, 6, 4]);
  expect(times).toBe(3);
  expect(twice(1)).toBe(2);
  expect(times).toBe(4);
});

test('a failure is not remembered', () => {
  let fails = true;
  const once = rememberLatest(() => {
    if (fails) throw new Error('not yet');
    return 'done';
  });
  expect(once).toThrow('not yet');
  fails = false;
  expect(once()).toBe('done');
});
