import { describe, expect, test } from 'vitest';
import { claimValue } from './claim-value.fixture.ts';

const filed: Readonly<Record<string, number>> = {
  'ACME.revenue.2023': 80,
  'ACME.revenue.2024': 100,
  'ACME.revenue.2025': 120,
  'ACME.netIncome.2025': -6,
};

function figureOf(symbol: string, name: string, year: number): number {
  const value = filed[`${symbol}.${name}.${year}`];
  if (value === undefined) throw new RangeError(`No ${name}`);
  return value;
}

describe('the formula of a claim', () => {
  test.each([
    ['ACME.revenue.2025', 120],
    ['ACME.revenue.2025 / ACME.revenue.2024 - 1', 0.2],
    ['(ACME.revenue.2025 / ACME.revenue.2023) ^ (1 / 2)', Math.sqrt(1.5)],
    ['-ACME.netIncome.2025', 6],
    ['sum(ACME.revenue.2023..2025)', 300],
    ['average(ACME.revenue.2023..2025)', 100],
    ['highest(ACME.revenue.2023..2025 / 10)', 12],
    ['lowest(ACME.revenue.2023..2025 / ACME.revenue.2023..2025)', 1],
    ['10 - 2 - 3', 5],
  ])('%s is a number', (formula, value) => {
    expect(claimValue(formula, figureOf)).toBeCloseTo(value, 10);
  });

  test.each([
    ['ACME.revenue.2025 > 100', true],
    ['ACME.revenue.2025 < 100', false],
    ['ACME.revenue.2025 / ACME.revenue.2024 ~ 1.25', true],
    ['ACME.revenue.2025 / ACME.revenue.2024 ~ 1.3', false],
    ['ACME.revenue.2023..2025 rises', true],
    ['ACME.revenue.2023..2025 falls', false],
    ['ACME.capex.2023..2025 missing', true],
    ['ACME.netIncome.2024..2025 missing', false],
  ])('%s is true or not', (formula, isTrue) => {
    expect(claimValue(formula, figureOf)).toBe(isTrue);
  });

  test.each(['ACME.revenue.2022', 'ACME.revenue.2023..2025', '(1 + 2', '1 2', '1 > 2 > 3', 'median(1)', ''])(
    '“%s” is refused',
    (formula) => {
      expect(() => claimValue(formula, figureOf)).toThrow(RangeError);
    },
  );
});
