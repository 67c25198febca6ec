import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';

const newcomer = { goals: null, investExp: null };
const quota = {
  standing: 'light',
  limit: 30,
  used: 0,
  remaining: 30,
  resetsAt: '2026-09-01T00:00:00Z',
  companies: [] as string[],
} as const;

const paths = (...given: Parameters<typeof nextSteps>) => nextSteps(...given).map(({ path }) => path);

test('a newcomer is led to the list, to Apple and to the profile', () => {
  expect(paths(newcomer, quota, 36, false)).toEqual([
    '/companies',
    '/company/AAPL',
    '/my-tenfold/settings/PROFILE',
  ]);
});

test('somebody who opened companies continues with the last', () => {
  const opened = { ...quota, used: 2, companies: ['NKE', 'COST'] };
  expect(paths({ ...newcomer, goals: 'Own good businesses' }, opened, 36, false)).toEqual([
    '/company/COST',
    '/companies',
  ]);
});

test('the outbox is offered only where it can be opened', () => {
  expect(paths(newcomer, quota, 36, true)).toContain('/outbox');
});

test('an empty list is no step', () => {
  expect(paths(newcomer, quota, 0, false)).not.toContain('/companies');
});
