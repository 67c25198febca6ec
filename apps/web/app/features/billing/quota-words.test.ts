import { expect, test } from 'vitest';
import { allowanceWords, isRunningOut, resetDay, usedWords } from './quota-words.ts';

test('the month is said to run out from two companies left on', () => {
  const told = [null, 3, 2, 1, 0].filter((remaining) => isRunningOut({ remaining }));
  expect(told).toEqual([2, 1, 0]);
});

test('what was used is counted in words', () => {
  expect(usedWords({ used: 4, limit: 5 })).toBe('4 of 5 companies this month');
  expect(usedWords({ used: 1, limit: 1 })).toBe('1 of 1 company this month');
  expect(usedWords({ used: 0, limit: null })).toBe('As many companies as there are');
});

test('a month ends in UTC, wherever the reader is', () => {
  expect(resetDay({ resetsAt: '2026-09-01T00:00:00Z' })).toBe('1 September');
});

test('a plan says what it allows', () => {
  expect([allowanceWords(30), allowanceWords(null)]).toEqual([
    '30 companies a month; AAPL never counts',
    'Company pages without limit',
  ]);
});
