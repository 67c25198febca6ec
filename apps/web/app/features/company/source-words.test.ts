import { expect, test } from 'vitest';
import { acme } from './company.fixture.ts';
import { quoteOf } from './quote-of.ts';
import { sourceWords } from './source-words.ts';

const quote = quoteOf(acme, new Date('2026-07-31T20:05:00Z'));

test.each([
  [{ kind: 'close' }, 'File, last close'],
  [{ kind: 'replay', source: 'sample data' }, 'Sample data, simulated'],
  [{ kind: 'trade', source: 'Yahoo Finance', delayMinutes: 15 }, 'Yahoo Finance, delayed 15 min'],
  [{ kind: 'trade', source: 'Yahoo Finance' }, 'Yahoo Finance, real-time'],
] as const)('%j is said as %s', (change, words) => {
  expect(sourceWords({ ...quote, ...change })).toBe(words);
});

test('no price has no source', () => {
  expect(sourceWords({ ...quote, source: null })).toBe(null);
});
