import { describe, expect, test } from 'vitest';
import type { Fact } from '../../facts/index.ts';
import { buildStatements } from '../build-statements.ts';
import { threeMonths, toDate } from '../synthetic-facts.ts';

const perShare = { unit: 'USD/shares' };
const shares = { unit: 'shares' };
const eps = 'EarningsPerShareDiluted';
const profit = [toDate('NetIncomeLoss', 2024, 3, 300e6), toDate('NetIncomeLoss', 2024, 4, 412e6)];
const counts = [
  toDate('WeightedAverageNumberOfDilutedSharesOutstanding', 2024, 3, 100e6, shares),
  toDate('WeightedAverageNumberOfDilutedSharesOutstanding', 2024, 4, 100e6, shares),
];
const ofStretches = [toDate(eps, 2024, 3, 3, perShare), toDate(eps, 2024, 4, 4.12, perShare)];

function fourth(facts: readonly Fact[], splits: { effective: string; ratio: number }[] = []) {
  const { quarterly } = buildStatements({ facts, splits, fiscalYearEnd: '1231', sic: null });
  const lines = quarterly.find((it) => it.period.quarter === 4)?.lines;
  if (lines === undefined) throw new Error('no fourth quarter');
  return lines;
}

describe('a fourth quarter', () => {
  test('has remaining earnings over shares, marked as derived', () => {
    const { earningsPerShare, sharesOutstanding } = fourth([...profit, ...counts, ...ofStretches]);
    expect(earningsPerShare.value).toBeCloseTo(1.12, 9);
    expect(earningsPerShare.marks).toContain('derived_quarter');
    expect(earningsPerShare.formula).toBe('(FY − 9M net income to common) ÷ diluted shares of the quarter');
    expect(sharesOutstanding.value).toBeCloseTo(100e6, 3);
    expect(sharesOutstanding.marks).toEqual(['derived_quarter']);
  });

  test("is on today's split basis, proved in the cents of its filing", () => {
    const { earningsPerShare, sharesOutstanding } = fourth(
      [...profit, ...counts, ...ofStretches],
      [{ effective: '2025-06-10', ratio: 10 }],
    );
    expect(earningsPerShare.value).toBeCloseTo(0.112, 9);
    expect(sharesOutstanding.value).toBeCloseTo(1000e6, 3);
    expect(earningsPerShare.splitFactor).toBe(10);
  });

  test('keeps its filed EPS', () => {
    const filed = threeMonths(eps, 2024, 4, 1.13, perShare);
    const { earningsPerShare } = fourth([...profit, ...counts, ...ofStretches, filed]);
    expect(earningsPerShare).toMatchObject({ value: 1.13, marks: [], formula: null });
  });

  test('marks a filed EPS that does not match the year', () => {
    const filed = threeMonths(eps, 2024, 4, 1.2, perShare);
    expect(fourth([...profit, ...counts, ...ofStretches, filed]).earningsPerShare).toMatchObject({
      value: 1.2,
      marks: ['unlike_year'],
      formula: 'as filed; the year and its nine months give 1.12',
    });
  });

  test('corrects a filed EPS on another scale', () => {
    const filed = threeMonths(eps, 2024, 4, 0.0112, perShare);
    const { earningsPerShare } = fourth([...profit, ...counts, ...ofStretches, filed]);
    expect(earningsPerShare.value).toBeCloseTo(1.12, 9);
    expect(earningsPerShare.formula).toContain('filed as 0.0112');
  });

  test('has no basic EPS where the year is diluted', () => {
    const basic = threeMonths('EarningsPerShareBasic', 2024, 4, 1.15, perShare);
    const { earningsPerShare } = fourth([...profit, ...counts, ...ofStretches, basic]);
    expect(earningsPerShare.value).toBeCloseTo(1.12, 9);
  });

  test('is the difference of two EPS only without filed counts', () => {
    expect(fourth([...profit, ...ofStretches]).earningsPerShare.value).toBeCloseTo(1.12, 9);
    const { earningsPerShare, sharesOutstanding } = fourth([...profit, ...counts.slice(1), ...ofStretches]);
    expect(earningsPerShare).toMatchObject({ value: null, why: 'not_provable' });
    expect(sharesOutstanding).toMatchObject({ value: null, why: 'not_provable' });
  });
});
