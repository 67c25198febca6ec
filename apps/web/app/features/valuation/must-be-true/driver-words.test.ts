import type { DriverRecord, SolvedDriver } from '@tenfold/domain/must-be-true';
import { expect, test } from 'vitest';
import { driverWords } from './driver-words.ts';

const values = [0.05, 0.3, 0.02, 0.25, 0.01];
const record: DriverRecord = {
  years: values.map((value, at) => ({ year: 2020 + at, value })),
  least: 0.01,
  mean: 0.126,
  most: 0.3,
  last: 0.01,
};

function wordsOf(
  driver: SolvedDriver['driver'],
  part: Partial<SolvedDriver['solution']>,
  present = 0.06,
): string {
  const solution = {
    ok: true,
    rate: 0.2,
    shownRate: 0.2,
    valueAtShown: 1,
    solutions: 1,
    beyond: null,
    ...part,
  };
  const solved = { driver, present, fades: false, solution } as SolvedDriver;
  const { badge, lead, text } = driverWords(solved, driver === 'requiredReturn' ? null : record, 'USD');
  return [badge?.label, lead, text].filter(Boolean).join(' ');
}

test('a solution is held against the years that reached it', () => {
  expect(wordsOf('revenueChange', {})).toBe('Rarely seen Reached in 2 of 5 years, never twice in a row.');
  expect(wordsOf('revenueChange', { rate: 0.4 })).toBe('Outside the record Highest year 30.0%, in 2021.');
  expect(wordsOf('capexChange', { rate: -0.1 })).toBe('Outside the record Lowest year 1.0%, in 2024.');
  expect(wordsOf('revenueChange', { rate: 0.05 })).toBe(
    'Within the record That low in 3 of 5 years, never twice in a row.',
  );
});

test('a required return is what the price returns', () => {
  expect(wordsOf('requiredReturn', { rate: 0.066 })).toBe('At this price the forecast returns 6.6% a year.');
  expect(wordsOf('requiredReturn', { rate: 0.03, beyond: 'below_long_run_growth' })).toMatch(
    /^Less than an economy/,
  );
});

test('what has no solution says the nearest it comes', () => {
  const none = { ok: false, why: 'above_most', nearest: { value: 103.37, rate: -1 } } as const;
  expect(wordsOf('capexChange', none)).toBe(
    'No solution. Even with capex falling to nothing the value is $103.37.',
  );
  expect(wordsOf('margin', { ok: false, why: 'does_not_enter', nearest: null })).toBe(
    'No effect. Margin moves EPS and ROE, not free cash flow.',
  );
});
