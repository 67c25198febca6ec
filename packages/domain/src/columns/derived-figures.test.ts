import { describe, expect, test } from 'vitest';
import { missing } from '../figures/index.ts';
import { freeCashFlow, interestCoverage, returnOn } from './derived-figures.ts';
import { filedFigure, yearOf } from './statement.fixture.ts';

describe('free cash flow', () => {
  const { lines } = yearOf(2024, { cashFlowFromOperatingActivities: 120, capex: 20 });

  test('is 100 for 120 from operations and 20 of capex', () => {
    expect(freeCashFlow(lines, 'general')).toMatchObject({ value: 100, formula: 'CFO − capex' });
    expect(freeCashFlow(lines, 'realEstate').value).toBe(100);
  });

  test("isn't meaningful for a bank, even where it was not filed", () => {
    expect(freeCashFlow(yearOf(2024, {}).lines, 'bank')).toEqual(missing('not_meaningful_for_financials'));
    expect(freeCashFlow(yearOf(2024, {}).lines, 'general')).toEqual(missing('part_missing'));
  });
});

describe('the return on a balance', () => {
  const income = filedFigure('income', 15);

  test('is a tenth for 15 on assets of 140 and 160', () => {
    const roa = returnOn(income, filedFigure('assets', 140), filedFigure('assets', 160), 'total assets');
    expect(roa).toMatchObject({ value: 0.1, formula: 'net income ÷ average total assets', marks: [] });
  });

  test('needs a positive average, not two positive balances', () => {
    const from = (opening: number, closing: number) =>
      returnOn(income, filedFigure('equity', opening), filedFigure('equity', closing), 'equity');
    expect(from(-10, 40).value).toBe(1);
    expect(from(-40, 10)).toEqual(missing('average_not_positive'));
    expect(returnOn(income, null, filedFigure('equity', -1), 'equity')).toEqual(
      missing('average_not_positive'),
    );
  });
});

describe('interest coverage', () => {
  test('is 25 for income of 50 and interest of 2', () => {
    expect(interestCoverage(yearOf(2024, { operatingIncome: 50, interestExpense: 2 }).lines).value).toBe(25);
  });

  test('is missing without interest to pay', () => {
    const none = missing('no_interest_expense');
    expect(interestCoverage(yearOf(2024, { operatingIncome: 50 }).lines)).toEqual(none);
    expect(interestCoverage(yearOf(2024, { operatingIncome: 50, interestExpense: 0 }).lines)).toEqual(none);
  });
});
