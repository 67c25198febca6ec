import { expect, test } from 'vitest';
import { acme } from '../company.fixture.ts';
import { quoteSourceLabel } from './quote-source-label.ts';
import { toQuote } from './to-quote.ts';

const quote = toQuote(acme, new Date('2026-07-31T20:05:00Z'));

test.each([
  [{ kind: 'close' }, 'File, last close'],
  [{ kind: 'replay', source: 'sample data' }, 'Sample data, simulated'],
  [{ kind: 'trade', source: 'Yahoo Finance', delayMinutes: 15 }, 'Yahoo Finance, delayed 15 min'],
  [{ kind: 'trade', source: 'Yahoo Finance' }, 'Yahoo Finance, real-time'],
] as const)('%j is said as %s', (change, words) => {
  expect(quoteSourceLabel({ ...quote, ...change })).toBe(words);
});

test('no price has no source', () => {
  expect(quoteSourceLabel({ ...quote, source: null })).toBe(null);
});
