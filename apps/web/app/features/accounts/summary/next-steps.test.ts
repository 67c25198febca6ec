import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';

const newcomer = { goals: null, investExp: null, plan: 'light' } as const;
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

test('the outbox and the sample account are offered only in sample mode on this machine', () => {
  const offered = ['/plans', '/outbox'];
  expect(paths(newcomer, quota, 36, true)).toEqual(expect.arrayContaining(offered));
  expect(nextSteps(newcomer, quota, 36, true)).toContainEqual(
    expect.objectContaining({ why: 'Sign in as ben@example.com (password in the terminal).' }),
  );
  for (const path of offered) expect(paths(newcomer, quota, 36, false)).not.toContain(path);
  expect(paths({ ...newcomer, plan: 'investor' }, quota, 36, true)).not.toContain('/plans');
});

test('an empty list is no step', () => {
  expect(paths(newcomer, quota, 0, false)).not.toContain('/companies');
});
