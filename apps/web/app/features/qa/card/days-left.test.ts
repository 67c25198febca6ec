import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-27T12:00:00Z', '7 days left'],
  ['2026-11-22T13:00:00Z', '3 days left'],
  ['2026-11-21T12:00:00Z', 'Last day'],
  ['2026-11-20T12:00:01Z', 'Last day'],
  ['2026-11-20T12:00:00Z', null],
])('a question whose seven days end at %s says %s', (closes, said) => {
  expect(daysLeft(closes, now)).toBe(said);
});
