import type { WalkChange, WalkGroup } from '@tenfold/domain/value-walk';
import { expect, test } from 'vitest';
import { partName, partWords } from './part-words.ts';

function wordsOf(group: WalkGroup, ...changes: Partial<WalkChange>[]): string {
  const filled = changes.map((change) => ({ year: null, isTerminal: false, before: 0, after: 0, ...change }));
  return partWords({
    group,
    part: 1,
    cents: 100,
    first: 1,
    last: 1,
    isTyped: false,
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

const part = { part: 1, cents: 100, first: 1, last: 1, isTyped: false, changes: [] };

test('a row that the person typed is theirs', () => {
  expect(partName({ ...part, group: 'revenueChange', isTyped: true })).toBe('Your edits: revenue change');
  expect(partName({ ...part, group: 'percentageCfoOfRevenue', isTyped: true })).toBe(
    'Your edits: CFO, % of revenue',
  );
  expect(partName({ ...part, group: 'revenueChange' })).toBe('Revenue change');
});

test('passed time is named by its years and days', () => {
  const passed = (years: number) => [
    { key: 'lastYear' as const, year: null, isTerminal: false, before: 2023, after: 2023 + years },
  ];
  const days = ['2025-08-04', '2025-11-18'] as const;
  expect(partName({ ...part, group: 'time' })).toBe('Time passed');
  expect(partWords({ ...part, group: 'time' }, days)).toBe('Value of Aug 4, 2025 → Nov 18, 2025');
  expect(partName({ ...part, group: 'time', changes: passed(1) })).toBe('A year on');
  expect(partName({ ...part, group: 'time', changes: passed(2) })).toBe('2 years on');
  expect(partWords({ ...part, group: 'time', changes: passed(1) }, days)).toBe(
    'Last fiscal year 2023 → 2024, value of Aug 4, 2025 → Nov 18, 2025',
  );
});
