import { expect, test } from 'vitest';
import { disagreementWords } from './disagreement-words.ts';

const earningsPower = {
  method: 'earningsPower',
  valuePerShare: 122,
  times: 122 / 30,
  start: { key: 'normalEarnings', perShare: 12.2 },
  shownStart: { key: 'freeCashFlow', perShare: 5.5 },
  why: 'start',
} as const;

test('a method far from the one shown says how far, and what both start from', () => {
  expect(disagreementWords(earningsPower, 'fcfTenYears', 'USD')).toBe(
    'Earnings power: $122.00, 4.1 times as much; it starts from $12.20 a share of normal earnings, ten-year free cash flow from $5.50 a share of free cash flow.',
  );
});

test('and where growth makes the difference, says so', () => {
  const lower = { ...earningsPower, valuePerShare: 10, times: 0.2, why: 'growth' } as const;
  expect(disagreementWords(lower, 'fcfTenYears', 'USD')).toMatch(
    /^Earnings power: \$10\.00, 5\.0 times less; they differ mostly in how that goes on and grows: it starts from/,
  );
});
