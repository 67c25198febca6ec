import { describe, expect, test } from 'vitest';
import type { Fact } from '../../facts/index.ts';
import { buildStatements } from '../build-statements.ts';
import type { LineKey } from '../line.ts';
import { fact, threeMonths, toDate } from '../synthetic-facts.ts';

const profit = 'NetIncomeLoss';
const quarters = [
  threeMonths(profit, 2024, 1, 180),
  threeMonths(profit, 2024, 2, 430),
  threeMonths(profit, 2024, 3, 260),
];
const year = toDate(profit, 2024, 4, 1097);
const nineMonths = toDate(profit, 2024, 3, 870);

function read(facts: readonly Fact[], line: LineKey = 'netIncome') {
  const { quarterly } = buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null });
  return quarterly.filter((it) => it.period.year === 2024).map((it) => it.lines[line].value);
}

describe('four quarters add up to the year', () => {
  test("when the year's value was filed under the fourth quarter's days", () => {
    const fourth = threeMonths(profit, 2024, 4, 1097);
    expect(read([...quarters, nineMonths, year, fourth])).toEqual([180, 430, 260, 227]);
    expect(read([...quarters, year, fourth])).toEqual([180, 430, 260, 227]);
  });

  test("when a later report labels the next first quarter with the fourth's days", () => {
    const fourth = [
      threeMonths(profit, 2024, 4, 227),
      threeMonths(profit, 2024, 4, 190, { filed: '2026-08-01', form: '10-Q' }),
    ];
    expect(read([...quarters, nineMonths, year, ...fourth])).toEqual([180, 430, 260, 227]);
  });

  test('when a later report labels another period as nine months', () => {
    const wrong = toDate(profit, 2024, 3, 350, { filed: '2026-08-01' });
    expect(read([...quarters, nineMonths, wrong, year])).toEqual([180, 430, 260, 227]);
  });

  test("when a later report labels another quarter with the second's days", () => {
    const wrong = threeMonths(profit, 2024, 2, 700, { filed: '2026-08-01' });
    const fourth = threeMonths(profit, 2024, 4, 227);
    expect(read([...quarters, wrong, nineMonths, year, fourth])).toEqual([180, 430, 260, 227]);
  });
});

describe('a restated quarter', () => {
  test('uses the newest report, even if the year was not restated', () => {
    const restated = threeMonths(profit, 2024, 3, 255, { filed: '2025-11-05' });
    const restatedYear = toDate(profit, 2024, 4, 1050, { filed: '2026-02-15' });
    expect(read([...quarters, restated, nineMonths, year, restatedYear])[2]).toBe(255);
  });

  test('does not affect the next quarter when only the shorter period was restated', () => {
    const cash = 'NetCashProvidedByUsedInOperatingActivities';
    const facts = [
      toDate(cash, 2024, 1, 21),
      toDate(cash, 2024, 2, 53),
      toDate(cash, 2024, 2, 37, { filed: '2025-08-05' }),
      toDate(cash, 2024, 3, 91),
      toDate(cash, 2024, 4, 131),
    ];
    expect(read(facts, 'cashFlowFromOperatingActivities')).toEqual([21, 32, 38, 40]);
  });
});

describe('a year on another basis than its quarters', () => {
  const sales = 'Revenues';
  const fourth = threeMonths(profit, 2024, 4, 227);
  const weeks = [
    fact(sales, 2619, { start: '2023-12-27', end: '2024-03-20', form: '10-Q', filed: '2024-04-26' }),
    fact(sales, 3008, { start: '2024-03-21', end: '2024-06-12', form: '10-Q', filed: '2024-07-19' }),
    fact(sales, 3316, { start: '2024-06-13', end: '2024-09-04', form: '10-Q', filed: '2024-10-11' }),
  ];

  test('gives no fourth quarter when it starts on another day', () => {
    expect(read([...weeks, fact(sales, 6356), fourth], 'revenue')[3]).toBeNull();
    expect(read([...weeks, fact(sales, 16356), fourth], 'revenue')[3]).toBeNull();
  });

  test('gives no negative revenue', () => {
    const three = ([1, 2, 3] as const).map((it) => threeMonths(sales, 2024, it, 3000));
    expect(read([...three, fact(sales, 6356), fourth], 'revenue')).toEqual([3000, 3000, 3000, null]);
  });
});

describe('a slip of one quarter', () => {
  test('whose own amount was filed as the half is read as the quarter', () => {
    const facts = [
      threeMonths(profit, 2024, 1, 608),
      toDate(profit, 2024, 2, 634),
      threeMonths(profit, 2024, 3, 662),
      threeMonths(profit, 2024, 4, 716),
      toDate(profit, 2024, 4, 2620),
    ];
    expect(read(facts)).toEqual([608, 634, 662, 716]);
  });

  test("whose dividend was filed again as the year's is read from the report before", () => {
    const dividend = (quarter: 1 | 2 | 3 | 4, value: number, filed: string) =>
      threeMonths('CommonStockDividendsPerShareDeclared', 2024, quarter, value, {
        unit: 'USD/shares',
        filed,
      });
    const facts = [
      ...quarters,
      year,
      nineMonths,
      toDate('CommonStockDividendsPerShareDeclared', 2024, 4, 2.72, { unit: 'USD/shares' }),
      dividend(2, 0.68, '2025-02-15'),
      dividend(3, 0.68, '2025-02-15'),
      dividend(4, 0.68, '2025-02-15'),
      dividend(2, 2.72, '2025-08-05'),
    ];
    const [, second, third] = read(facts, 'dividendsPerShare');
    expect([second, third]).toEqual([0.68, 0.68]);
  });
});
