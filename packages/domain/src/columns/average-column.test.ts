import { describe, expect, test } from 'vitest';
import type { Figure } from '../figures/index.ts';
import { missing } from '../figures/index.ts';
import { rowKeys } from '../rows/index.ts';
import { annualColumns, averageColumn } from './index.ts';
import { type FiledLines, filings, marketOf, yearOf } from './statement.fixture.ts';

function averageOf(...years: readonly (readonly [number, FiledLines])[]) {
  const annual = years.map(([year, lines]) => yearOf(year, lines));
  return averageColumn(annualColumns(filings({ annual }), marketOf()));
}

describe('a change of basis', () => {
  const lines = { revenue: 100, netIncome: 10, sharesOutstanding: 5 };
  const changed = yearOf(2023, { ...lines, revenue: 50 });
  const marked = (it: Figure): Figure => ({ ...it, marks: ['basis_changed'] });
  const annual = annualColumns(
    filings({
      annual: [
        yearOf(2021, lines),
        yearOf(2022, { ...lines, sharesOutstanding: 6 }),
        { ...changed, lines: { ...changed.lines, revenue: marked(changed.lines.revenue) } },
        yearOf(2024, { ...lines, revenue: 55 }),
        yearOf(2025, { ...lines, revenue: 60.5 }),
      ],
    }),
    marketOf(),
  );
  const average = averageColumn(annual);

  test('has no growth in its year, and growth again afterwards', () => {
    expect(annual.map((it) => it.figures.revenueChange.why)).toEqual([
      'previous_missing',
      null,
      'basis_changed',
      null,
      null,
    ]);
    expect(annual[3]?.figures.revenueChange.marks).toEqual([]);
  });

  test('limits the averages to the years since, with their number', () => {
    expect(average.figures.revenue.value).toBeCloseTo(0.1, 12);
    expect(average.years.revenue).toBe(2);
    expect(average.figures.revenueChange.value).toBeCloseTo(0.1, 12);
    expect(average.years.revenueChange).toBe(2);
    expect(average.years.margin).toBe(3);
  });

  test('does not affect other rows', () => {
    expect(average.years.sharesOutstanding).toBe(4);
    expect(annual[2]?.figures.sharesOutstandingChange.value).toBeCloseTo(5 / 6 - 1, 12);
  });
});

describe('the ten-year column', () => {
  test('is the compound rate of levels, with the number of years', () => {
    const average = averageOf([2022, { revenue: 100 }], [2023, { revenue: 50 }], [2024, { revenue: 121 }]);
    expect(average.figures.revenue).toMatchObject({
      value: expect.closeTo(0.1, 12),
      formula: '(FY 2024 ÷ FY 2022)^(1/2) − 1',
    });
    expect(average.years.revenue).toBe(2);
  });

  test('is the mean of percentages, with the number of years', () => {
    const average = averageOf(
      [2022, { revenue: 100, netIncome: 10 }],
      [2023, { revenue: 100, netIncome: 20 }],
      [2024, { revenue: 100, netIncome: 30 }],
    );
    expect(average.figures.margin.value).toBeCloseTo(0.2, 12);
    expect(average.years.margin).toBe(3);
    expect(average.years.revenueChange).toBe(2);
  });

  test('is the median of ratios that one bad year would distort', () => {
    const paying = (earningsPerShare: number) => ({ earningsPerShare, dividendsPerShare: 1 });
    const bad = averageOf([2022, paying(2)], [2023, paying(0.1)], [2024, paying(2.5)]);
    expect(bad.figures.dividendsPayout).toMatchObject({
      value: expect.closeTo(0.5, 12),
      formula: 'median of 3 fiscal years',
      marks: ['median'],
    });
    const even = averageOf([2023, paying(2)], [2024, paying(2.5)]);
    expect(even.figures.dividendsPayout.value).toBeCloseTo(0.45, 12);
  });

  test('leaves out ratios of a balance sheet that does not balance', () => {
    const odd = yearOf(2023, { totalAssets: 100, totalLiabilities: 98 });
    const marked = { ...odd.lines.totalLiabilities, marks: ['does_not_balance'] as const };
    const annual = [
      yearOf(2022, { totalAssets: 100, totalLiabilities: 40 }),
      { ...odd, lines: { ...odd.lines, totalLiabilities: marked } },
      yearOf(2024, { totalAssets: 100, totalLiabilities: 60 }),
    ];
    const average = averageColumn(annualColumns(filings({ annual }), marketOf()));
    expect(average.figures.percentageLiabilitiesOfAssets.value).toBeCloseTo(0.5, 12);
    expect(average.years.percentageLiabilitiesOfAssets).toBe(2);
  });

  test('uses eleven year-ends for growth and ten years for means, however long the history', () => {
    const years = Array.from(
      { length: 15 },
      (_, at) => [2010 + at, { revenue: at < 4 ? 1e9 : 100, netIncome: at < 5 ? 100 : 10 }] as const,
    );
    const average = averageOf(...years);
    expect(average.figures.revenue.value).toBe(0);
    expect(average.years.revenue).toBe(10);
    expect(average.figures.margin.value).toBeCloseTo(0.1, 12);
    expect(average.years.margin).toBe(10);
  });

  test('spans from the first to the last value where an end is missing', () => {
    const average = averageOf([2021, {}], [2022, { capex: 100 }], [2023, { capex: 110 }], [2024, {}]);
    expect(average.figures.capex.value).toBeCloseTo(0.1, 12);
    expect(average.years.capex).toBe(1);
  });

  test('has no compound rate from or to a loss, and none of a single year', () => {
    const average = averageOf(
      [2023, { netIncome: -5, revenue: 10, capex: 0 }],
      [2024, { netIncome: 5, capex: 3, totalAssets: 4 }],
    );
    expect(average.figures.netIncome).toEqual(missing('start_or_end_not_positive'));
    expect(average.figures.capex).toEqual(missing('start_or_end_not_positive'));
    expect(average.figures.totalAssets).toEqual(missing('too_few_years'));
    expect(averageOf([2024, { revenue: 1 }]).figures.revenueChange).toEqual(missing('too_few_years'));
  });

  test('has no rate for net debt, because its sign matters', () => {
    const average = averageOf([2023, { netDebt: 100 }], [2024, { netDebt: 110 }]);
    expect(average.figures.netDebt).toEqual(missing('start_or_end_not_positive'));
  });

  test('says what was never filed, in every row of the catalogue', () => {
    const average = averageOf([2023, { revenue: 100 }], [2024, { revenue: 100 }]);
    expect(average.figures.dividendsPerShare).toEqual(missing('not_filed'));
    expect(Object.keys(average.figures).toSorted()).toEqual([...rowKeys].toSorted());
    expect(averageOf().figures.revenue.value).toBeNull();
  });
});
