import { describe, expect, test } from 'vitest';
import { fact } from '../made-up-facts.ts';
import { line } from './made-up-year.ts';

const bank = '6021';

describe("a bank's revenue", () => {
  const noninterest = fact('NoninterestIncome', 20);

  test('is net of interest expense even where the gross total is filed', () => {
    const facts = [fact('Revenues', 150), fact('InterestIncomeExpenseNet', 50), noninterest];
    expect(line('revenue', facts, bank)?.value).toBe(70);
  });

  test('is made from interest earned and paid where the net was not filed', () => {
    const facts = [fact('InterestAndDividendIncomeOperating', 130), fact('InterestExpense', 80), noninterest];
    expect(line('revenue', facts, bank)?.value).toBe(70);
  });

  test('is never net of the provision for loans', () => {
    const facts = [fact('InterestIncomeExpenseAfterProvisionForLoanLoss', 40), noninterest];
    expect(line('revenue', facts, bank)?.value).toBeNull();
  });
});

test("excise taxes are no revenue where the company's own gross profit leaves them out", () => {
  const facts = [
    fact('Revenues', 78),
    fact('ExciseAndSalesTaxes', 49),
    fact('CostOfGoodsSold', 10),
    fact('GrossProfit', 19),
  ];
  expect(line('revenue', facts)?.value).toBe(29);
  expect(line('revenue', [fact('Revenues', 78), fact('ExciseAndSalesTaxes', 49)])?.value).toBe(78);
});

test('sales to customers are not the whole revenue of a company that costs more than they bring', () => {
  const facts = [
    fact('RevenueFromContractWithCustomerExcludingAssessedTax', 50),
    fact('OperatingIncomeLoss', 300),
    fact('CostsAndExpenses', 700),
  ];
  expect(line('revenue', facts)).toMatchObject({ value: null, why: 'part_missing' });
  expect(line('revenue', [...facts, fact('Revenues', 1000)])?.value).toBe(1000);
});
