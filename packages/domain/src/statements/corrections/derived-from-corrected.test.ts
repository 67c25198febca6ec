import { expect, test } from 'vitest';
import type { Fact } from '../../facts/index.ts';
import { pointInTimeFigures } from '../../performance/index.ts';
import { firstFiledYear } from '../../scoring/index.ts';
import { buildStatements } from '../build-statements.ts';
import type { LineKey } from '../line.ts';
import { instant, threeMonths, toDate } from '../synthetic-facts.ts';
import type { Correction } from './correction.ts';
import { correctionsBehind } from './corrections-behind.ts';

const perShare = { unit: 'USD/shares' };
const shares = { unit: 'shares' };

/** Revenue of 20, 25, 30 and a fourth quarter of 25; two more quarters of 22 and 27. Cash flow is filed to date alone. */
const facts: Fact[] = [
  ...[20, 45, 75, 100].flatMap((sum, at) => [
    toDate('Revenues', 2024, (at + 1) as 1, sum),
    toDate('NetIncomeLoss', 2024, (at + 1) as 1, sum / 10),
    toDate('NetCashProvidedByUsedInOperatingActivities', 2024, (at + 1) as 1, sum / 5),
    toDate('EarningsPerShareDiluted', 2024, (at + 1) as 1, sum / 10, perShare),
    toDate('WeightedAverageNumberOfDilutedSharesOutstanding', 2024, (at + 1) as 1, 1, shares),
  ]),
  threeMonths('Revenues', 2024, 2, 25),
  threeMonths('Revenues', 2024, 3, 30),
  threeMonths('NetIncomeLoss', 2024, 2, 2.5),
  threeMonths('NetIncomeLoss', 2024, 3, 3),
  instant('Assets', 500),
  instant('StockholdersEquity', 200),
  toDate('Revenues', 2025, 1, 22),
  toDate('NetIncomeLoss', 2025, 1, 2.2),
];
const input = { facts, splits: [], fiscalYearEnd: '1231', sic: null };

function correct(rowKey: LineKey, column: string, filedValue: number, value: number | null): Correction {
  return { rowKey, column, kind: value === null ? 'excluded' : 'corrected', value, filedValue };
}

function build(...corrections: Correction[]) {
  const { annual, quarterly, ltm } = buildStatements({ ...input, corrections });
  const quarter = (number: number) =>
    quarterly.find(({ period }) => period.year === 2024 && period.quarter === number)?.lines;
  return { year: annual.at(-1)?.lines, quarter, ltm: ltm?.lines };
}

test('a fourth quarter follows its corrected year', () => {
  expect(build().quarter(4)?.revenue.value).toBe(25);
  const { quarter } = build(correct('revenue', '2024', 100, 110));
  expect(quarter(4)?.revenue).toMatchObject({ value: 35, marks: ['derived_quarter', 'corrected'] });
  expect(quarter(3)?.revenue.value).toBe(30);
});

test('a fourth quarter is what its year leaves beside a corrected quarter', () => {
  const { quarter, year } = build(correct('revenue', '2024-Q3', 30, 28));
  expect(quarter(4)?.revenue).toMatchObject({ value: 27, formula: 'FY − Q1 − Q2 − Q3' });
  expect(quarter(4)?.revenue.marks).toContain('corrected');
  expect(year?.revenue).toMatchObject({ value: 100, marks: [] });
});

test('a quarter told as a half less the first follows the first, and the year stays whole', () => {
  const line = 'cashFlowFromOperatingActivities';
  const { quarter } = build(correct(line, '2024-Q1', 4, 5));
  expect([1, 2, 3, 4].map((number) => quarter(number)?.[line].value)).toEqual([5, 4, 6, 5]);
});

test('the last twelve months follow their quarters, and a year that one of them is made from', () => {
  expect(build().ltm?.revenue.value).toBe(102);
  expect(build(correct('revenue', '2024-Q2', 25, 26)).ltm?.revenue.value).toBe(102);
  expect(build(correct('revenue', '2024', 100, 110)).ltm?.revenue).toMatchObject({ value: 112 });
  expect(build(correct('revenue', '2025-Q1', 22, 23)).quarter(4)?.revenue.marks).toEqual(['derived_quarter']);
});

test('what is made of a corrected balance follows it, in the year and in its fourth quarter', () => {
  const { year, quarter } = build(correct('shareholdersEquity', '2024', 200, 260));
  expect([year?.shareholdersEquity.value, year?.totalLiabilities.value]).toEqual([260, 240]);
  expect(quarter(4)?.shareholdersEquity).toMatchObject({ value: 260, marks: ['corrected'] });
});

test('a balance corrected in the year and in its fourth quarter counts once', () => {
  const both = [
    correct('shareholdersEquity', '2024', 200, 260),
    correct('shareholdersEquity', '2024-Q4', 200, 260),
  ];
  expect(build(...both).year?.totalLiabilities.value).toBe(240);
});

test('what is made from an excluded figure has no value, and what isn’t keeps its own', () => {
  const { quarter, ltm, year } = build(correct('revenue', '2024', 100, null));
  expect(quarter(4)?.revenue).toMatchObject({ value: null, why: 'part_missing' });
  expect(ltm?.revenue.value).toBeNull();
  expect([quarter(3)?.revenue.value, year?.netIncome.value]).toEqual([30, 10]);
});

test('earnings per share of a fourth quarter follow those of its year', () => {
  expect(build().quarter(4)?.earningsPerShare.value).toBeCloseTo(2.5, 6);
  const { quarter } = build(correct('earningsPerShare', '2024', 10, 11));
  expect(quarter(4)?.earningsPerShare.value).toBeCloseTo(3.5, 1);
  expect(quarter(4)?.earningsPerShare.marks).toContain('corrected');
});

test('the chart has it from the day on which it was filed', () => {
  const corrections = [correct('revenue', '2024', 100, 110)];
  const known = pointInTimeFigures({ ...input, corrections }, '2024-06-01');
  const on = (day: string) => known.findLast(({ filed }) => filed <= day)?.revenue.value;
  expect([on('2025-03-01'), on('2025-06-01')]).toEqual([110, 112]);
});

test('a forecast is scored by it', () => {
  const scored = (corrections: Correction[]) =>
    firstFiledYear({ ...input, corrections }, '2024-12-31')?.column.figures.revenue.value;
  expect([scored([]), scored([correct('revenue', '2024', 100, 110)])]).toEqual([100, 110]);
});

test('a correction for another value than the first report’s doesn’t change its score', () => {
  const corrections = [correct('revenue', '2024', 101, 110)];
  expect(firstFiledYear({ ...input, corrections }, '2024-12-31')?.column.figures.revenue.value).toBe(100);
});

test('each figure says which corrections it rests on', () => {
  const corrections = [correct('revenue', '2024', 100, 110), correct('netIncome', '2024-Q3', 3, 4)];
  const statements = buildStatements({ ...input, corrections });
  const behind = (column: string, key: LineKey) => {
    const [year, quarter] = column.split('-Q').map(Number);
    const of = quarter === undefined ? statements.annual : statements.quarterly;
    const found = of.find(({ period }) => period.year === year && period.quarter === (quarter ?? null));
    return found && correctionsBehind(statements, corrections, found.lines[key]).map((one) => one.column);
  };
  expect(behind('2024', 'revenue')).toEqual(['2024']);
  expect(behind('2024-Q4', 'revenue')).toEqual(['2024']);
  expect(behind('2024-Q4', 'netIncome')).toEqual(['2024-Q3']);
  expect(behind('2024-Q1', 'revenue')).toEqual([]);
});

test('without a correction in effect nothing changes', () => {
  const filed = buildStatements(input);
  expect(buildStatements({ ...input, corrections: [correct('revenue', '2024', 99, 110)] })).toEqual(filed);
});
