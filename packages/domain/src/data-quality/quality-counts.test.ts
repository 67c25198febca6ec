import { expect, test } from 'vitest';
import { type FiledLines, filedFigure, filings, quarterOf, yearOf } from '../columns/statement.fixture.ts';
import type { Mark } from '../figures/index.ts';
import type { LineKey, Statement } from '../statements/index.ts';
import { countQuality, qualityChecks } from './index.ts';

const million = 1e6;
const balanced: FiledLines = {
  revenue: 1000 * million,
  netIncome: 100 * million,
  totalAssets: 2000 * million,
  totalLiabilities: 1200 * million,
  shareholdersEquity: 800 * million,
};

function countsOf(annual: readonly Statement[], quarterly: readonly Statement[] = []) {
  const statements = filings({ annual, quarterly });
  return countQuality(statements, qualityChecks(statements));
}

function marked(statement: Statement, key: LineKey, mark: Mark): Statement {
  const figure = filedFigure(key, statement.lines[key].value ?? 0, statement.period.end, [mark]);
  return { ...statement, lines: { ...statement.lines, [key]: figure } };
}

test('an equation that could not be checked is neither passed nor failed', () => {
  expect(countsOf([yearOf(2023, balanced), yearOf(2024, { revenue: 1 })])).toMatchObject({
    passed: 1,
    judged: 1,
    failed: 0,
  });
});

test('a year whose equation fails is judged and not passed', () => {
  const off = { ...balanced, totalLiabilities: 1500 * million };
  expect(countsOf([yearOf(2023, balanced), yearOf(2024, off)])).toMatchObject({
    passed: 1,
    judged: 2,
    failed: 1,
  });
});

test('a check for unlikely figures that fails is no failed equation', () => {
  const unlikely = { ...balanced, netIncome: 1500 * million };
  expect(countsOf([yearOf(2024, unlikely)])).toMatchObject({ passed: 1, judged: 1, failed: 1 });
});

test('a year that is missing, and a line missing between two years with it, are gaps', () => {
  const years = [
    yearOf(2019, { revenue: 1, capex: 1 }),
    yearOf(2020, { revenue: 1 }),
    yearOf(2022, { revenue: 1, capex: 1 }),
  ];
  expect(countsOf(years).gaps).toBe(2);
});

test('what was never filed, begins late or ends early is no gap', () => {
  const years = [yearOf(2019, { capex: 1 }), yearOf(2020, {}), yearOf(2021, { revenue: 1 })];
  expect(countsOf(years).gaps).toBe(0);
  expect(countsOf([]).gaps).toBe(0);
});

test('a quarter missing between two others is a gap', () => {
  const quarters = [quarterOf(2023, 3, {}), quarterOf(2023, 4, {}), quarterOf(2024, 2, {})];
  expect(countsOf([], quarters).gaps).toBe(1);
});

test('figures restated and set aside are counted', () => {
  const year = yearOf(2024, balanced);
  expect(countsOf([marked(year, 'revenue', 'restated')])).toMatchObject({ restated: 1, excluded: 0 });
  expect(countsOf([marked(year, 'netIncome', 'earlier_vintage')])).toMatchObject({
    restated: 0,
    excluded: 1,
  });
  expect(countsOf([marked(year, 'totalAssets', 'does_not_balance')]).excluded).toBe(1);
});
