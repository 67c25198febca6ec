import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../facts/index.ts';
import { buildStatements } from '../../build-statements.ts';
import { fact, instant } from '../../synthetic-facts.ts';

function interestOf(facts: readonly Fact[]) {
  const input = {
    facts: [fact('NetIncomeLoss', 500), ...facts],
    splits: [],
    fiscalYearEnd: '1231',
    sic: null,
  };
  return buildStatements(input).annual.at(-1)?.lines.interestExpense;
}

const paid = (value: number) => fact('InterestPaidNet', value);

describe('interest expense', () => {
  test('is a charge where it was filed below zero and about as much was paid', () => {
    expect(interestOf([fact('InterestExpense', -1812), paid(2050)])).toMatchObject({
      value: 1812,
      marks: ['derived'],
    });
    expect(interestOf([fact('InterestExpense', -1812), paid(300)])).toMatchObject({ value: null });
    expect(interestOf([fact('InterestExpense', -1812)])).toMatchObject({ value: null, why: 'not_provable' });
  });

  test('is what was incurred without what was capitalized, before a net charge', () => {
    const costs = [fact('InterestCostsIncurred', 1000), fact('InterestCostsCapitalized', 82)];
    const net = fact('InterestIncomeExpenseNonoperatingNet', -912);
    expect(interestOf([...costs, net, paid(927)])).toMatchObject({ value: 918, marks: ['derived'] });
  });

  test('is a net charge that says so, where nothing else is filed', () => {
    const figure = interestOf([fact('InterestIncomeExpenseNet', -222), paid(294)]);
    expect(figure?.value).toBe(222);
    expect(figure?.marks).toContain('net_interest');
  });

  test('is not known where income from interest hides it', () => {
    expect(interestOf([fact('InterestIncomeExpenseNet', 107), paid(389)])?.value).toBeNull();
    expect(interestOf([fact('InterestIncomeExpenseNet', -54), paid(125)])?.value).toBeNull();
    expect(interestOf([fact('InterestIncomeExpenseNet', -222)])?.value).toBeNull();
  });
});

describe('interest without debt', () => {
  const sheet = [
    instant('Assets', 10_000),
    instant('Liabilities', 4000),
    instant('StockholdersEquity', 6000),
    instant('CashAndCashEquivalentsAtCarryingValue', 800),
  ];

  test('is none where nothing was owed', () => {
    expect(interestOf(sheet)).toMatchObject({ value: 0, marks: ['derived'] });
  });

  test('is not known where a debt was owed, or repaid in the year', () => {
    expect(interestOf([...sheet, instant('LongTermDebt', 900)])?.value).toBeNull();
    const before = { start: '2023-01-01', end: '2023-12-31', filed: '2024-02-15' };
    const owed = [
      fact('NetIncomeLoss', 400, before),
      ...['LongTermDebtNoncurrent'].map((tag) => instant(tag, 900, { end: '2023-12-31' })),
      fact('RepaymentsOfLongTermDebt', 900),
    ];
    expect(interestOf([...sheet, ...owed])?.value).toBeNull();
  });
});
