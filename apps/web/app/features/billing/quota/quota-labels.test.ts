import { expect, test } from 'vitest';
import { companyLimitLabel, quotaLabels, resetDay, signUpOffer, usedLabel } from './quota-labels.ts';

const quota = {
  standing: 'visitor',
  limit: 5,
  used: 5,
  resetsAt: '2026-09-01T00:00:00Z',
  companies: [],
} as const;

test('the quota warns from two companies left', () => {
  const labels = [null, 3, 2, 1, 0].map(
    (remaining) => quotaLabels({ ...quota, remaining, companies: [] }).openUntil,
  );
  expect(labels).toEqual([null, null, 'September 1', 'September 1', 'September 1']);
});

test('the used companies are counted in words', () => {
  expect(usedLabel({ used: 4, limit: 5 })).toBe('4 of 5 companies this month');
  expect(usedLabel({ used: 1, limit: 1 })).toBe('1 of 1 company this month');
  expect(usedLabel({ used: 0, limit: null })).toBe('Unlimited companies');
});

test('a used-up quota says when the next month starts and what stays open', () => {
  expect(quotaLabels({ ...quota, remaining: 0, companies: [] }).usedUp).toBe(
    'You’ve opened 5 of 5 companies this month. Your limit resets on September 1. Apple is always open.',
  );
});

test('a month ends in UTC, in any time zone', () => {
  expect(resetDay({ resetsAt: '2026-09-01T00:00:00Z' })).toBe('September 1');
});

test('a plan states its quota', () => {
  expect([companyLimitLabel(30), companyLimitLabel(null)]).toEqual([
    '30 companies a month; Apple doesn’t count',
    'Unlimited company pages',
  ]);
});

test('a visitor is offered the companies of a Light account', () => {
  expect(signUpOffer(30)).toBe(
    'Sign up to open 30 companies a month. A Light account is free, and Apple is open to everyone.',
  );
  expect(signUpOffer(1)).toContain('open 1 company a month');
  expect(signUpOffer(null)).toContain('open more companies.');
});
