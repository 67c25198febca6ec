import { expect, test } from 'vitest';
import { acme } from '../company.fixture.ts';
import { ageLabel, quoteSourceLabel } from './quote-labels.ts';
import { toQuote } from './to-quote.ts';

const quote = toQuote(acme, new Date('2026-07-31T20:05:00Z'));

test.each([
  [{ kind: 'close' }, 'File, last close'],
  [{ kind: 'replay', source: 'sample data' }, 'Sample data, simulated'],
  [{ kind: 'trade', source: 'Yahoo Finance', delayMinutes: 15 }, 'Yahoo Finance, delayed 15 min'],
  [{ kind: 'trade', source: 'Yahoo Finance' }, 'Yahoo Finance, real-time'],
] as const)('%j is labelled %s', (change, words) => {
  expect(quoteSourceLabel({ ...quote, ...change })).toBe(words);
});

test('no price has no source', () => {
  expect(quoteSourceLabel({ ...quote, source: null })).toBe(null);
});

const from = new Date('2026-07-31T20:00:00Z');

test.each([
  ['2026-07-31T20:00:03Z', '3 s ago'],
  ['2026-07-31T20:14:59Z', '14 min ago'],
  ['2026-07-31T21:00:00Z', '1 hour ago'],
  ['2026-08-01T19:59:59Z', '23 hours ago'],
  ['2026-08-01T20:00:00Z', '1 day ago'],
  ['2026-11-21T02:34:00Z', '112 days ago'],
])('a price of July 31, 4 PM, at %s: %s', (now, words) => {
  expect(ageLabel(from, new Date(now))).toBe(words);
});

test('a price ahead of our clock counts as current', () => {
  expect(ageLabel(from, new Date('2026-07-31T19:59:00Z'))).toBe('0 s ago');
});
