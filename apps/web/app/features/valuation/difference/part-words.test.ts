import type { WalkChange, WalkGroup } from '@tenfold/domain/value-walk';
import { expect, test } from 'vitest';
import { partWords } from './part-words.ts';

function wordsOf(group: WalkGroup, ...changes: Partial<WalkChange>[]): string {
  const filled = changes.map((change) => ({ year: null, isTerminal: false, before: 0, after: 0, ...change }));
  return partWords({
    ...{ group, part: 1, cents: 100, first: 1, last: 1, isTyped: false },
    changes: filled as WalkChange[],
  });
}

test('a rate is told before and after', () => {
  expect(wordsOf('requiredReturn', { key: 'requiredReturn', before: 0.1, after: 0.08 })).toBe('10.0% → 8.0%');
});

test('a row is told by its years, or once where all moved alike', () => {
  const change = (year: number, after: number) => ({
    key: 'revenueChange' as const,
    year,
    isTerminal: year === 2031,
    before: 0.05,
    after,
  });
  const years = [2026, 2027, 2028, 2029, 2030, 2031];
  expect(wordsOf('revenueChange', ...years.map((year) => change(year, 0.06)))).toBe('5.0% → 6.0%, all years');
  expect(wordsOf('revenueChange', change(2030, 0.07), change(2031, 0.08))).toBe(
    '2030 5.0% → 7.0%, Terminal 5.0% → 8.0%',
  );
});

test('money is in millions, with its names', () => {
  expect(
    wordsOf(
      'ownFigures',
      { key: 'netDebt', before: 41_458e6, after: 0 },
      { key: 'capex', before: 9e9, after: 1e9 },
    ),
  ).toBe('Net debt 41,458 → 0, capex 9,000 → 1,000');
});
