import { describe, expect, test } from 'vitest';
import type { Fact } from '../../facts/index.ts';
import { buildStatements } from '../build-statements.ts';
import { toDate } from '../synthetic-facts.ts';

const retoldIn = (filed: string) => ({
  filed,
  accession: `0000000001-${filed}`,
  form: filed.endsWith('02-15') ? '10-K' : '10-Q',
});
const revenue = (year: number, quarters: 1 | 2 | 3 | 4, value: number, filed?: string) =>
  toDate('Revenues', year, quarters, value, filed === undefined ? {} : retoldIn(filed));

function fourthOf(year: number, facts: readonly Fact[]) {
  const profits = ([1, 2, 3, 4] as const).map((it) => toDate('NetIncomeLoss', year, it, it * 10));
  const { quarterly } = buildStatements({
    facts: [...facts, ...profits],
    splits: [],
    fiscalYearEnd: '1231',
    sic: null,
  });
  return quarterly.find((it) => it.period.year === year && it.period.quarter === 4)?.lines.revenue;
}

/** A chemical business that earns 5 of 27 a year is sold at the end of 2025. */
const asBefore = [
  ...[revenue(2024, 1, 6000), revenue(2024, 2, 13000), revenue(2024, 3, 20000), revenue(2024, 4, 27000)],
  ...[revenue(2025, 1, 7000), revenue(2025, 2, 13000), revenue(2025, 3, 19800)],
];
const retoldAsBefore = revenue(2024, 3, 20000, '2025-11-05');
const recast = [revenue(2025, 4, 21600), revenue(2024, 4, 22000, '2026-02-15')];

describe('a year without a business that its quarters counted', () => {
  test('is not reduced by its nine months', () => {
    expect(fourthOf(2025, [...asBefore, retoldAsBefore, ...recast])).toMatchObject({
      value: null,
      why: 'not_provable',
    });
  });

  test('leaves the fourth quarter of the year before as it was', () => {
    expect(fourthOf(2024, [...asBefore, retoldAsBefore, ...recast])?.value).toBe(7000);
  });

  test('is reduced by nine months that were told without it', () => {
    const nineMonths = revenue(2025, 3, 16000, '2026-11-05');
    expect(fourthOf(2025, [...asBefore, retoldAsBefore, ...recast, nineMonths])?.value).toBe(5600);
  });

  test('is reduced by nine months that stood beside others told anew', () => {
    const restated = revenue(2024, 3, 16300, '2025-11-05');
    expect(fourthOf(2025, [...asBefore, restated, ...recast])?.value).toBe(1800);
  });
});
