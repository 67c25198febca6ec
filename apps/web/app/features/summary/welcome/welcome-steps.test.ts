import { expect, test } from 'vitest';
import { welcomeSteps } from './welcome-steps.ts';

const done = (...given: Parameters<typeof welcomeSteps>) =>
  welcomeSteps(...given).map(({ isDone }) => isDone);

test('a step is done once the person did it', () => {
  expect(done({ opened: [], forecasts: 0, notes: 0, lists: 0 })).toEqual([false, false, false, false]);
  expect(done({ opened: ['NKE'], forecasts: 0, notes: 0, lists: 0 })).toEqual([true, false, false, false]);
  expect(done({ opened: [], forecasts: 1, notes: 0, lists: 0 })).toEqual([true, true, false, false]);
  expect(done({ opened: [], forecasts: 0, notes: 1, lists: 0 })).toEqual([true, false, true, false]);
  expect(done({ opened: [], forecasts: 0, notes: 0, lists: 2 })).toEqual([true, false, false, true]);
});

test('the first step names the company opened last', () => {
  const [first] = welcomeSteps({ opened: ['NKE', 'COST'], forecasts: 0, notes: 0, lists: 0 });
  expect(first?.why).toBe('You opened COST.');
  const [apple] = welcomeSteps({ opened: ['AAPL'], forecasts: 0, notes: 0, lists: 0 });
  expect(apple).toMatchObject({ isDone: true, why: 'You opened AAPL.' });
});
