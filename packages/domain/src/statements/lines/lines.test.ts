import { describe, expect, test } from 'vitest';
import type { Fact } from '../../facts/index.ts';
import { buildStatements } from '../build-statements.ts';
import { fact, instant } from '../synthetic-facts.ts';
import { line } from './synthetic-year.ts';

describe('revenue', () => {
  test('is the total that matches gross profit and cost, not the largest', () => {
    const facts = [
      fact('Revenues', 90),
      fact('SalesRevenueNet', 83),
      fact('GrossProfit', 40),
      fact('CostOfGoodsSold', 43),
    ];
    expect(line('revenue', facts)?.value).toBe(83);
  });

  test('is the largest total where nothing decides', () => {
    expect(line('revenue', [fact('SalesRevenueNet', 83), fact('Revenues', 84.5)])?.value).toBe(84.5);
  });

  test('follows the tag that repeats a year after the other was dropped', () => {
    const facts = [
      fact('SalesRevenueNet', 83),
      fact('RevenueFromContractWithCustomerExcludingAssessedTax', 81, { filed: '2026-02-15' }),
    ];
    expect(line('revenue', facts)).toMatchObject({ value: 81, marks: ['restated'] });
  });

  test('of a bank is net of interest expense', () => {
    const facts = [
      fact('Revenues', 100),
      fact('InterestIncomeExpenseNet', 50),
      fact('NoninterestIncome', 20),
    ];
    expect(line('revenue', facts, '6022')?.value).toBe(70);
    expect(line('revenue', [...facts, fact('RevenuesNetOfInterestExpense', 71)], '6022')?.value).toBe(71);
  });

  test('of an insurer without a total is premiums plus investment income', () => {
    const facts = [fact('PremiumsEarnedNet', 80), fact('NetInvestmentIncome', 15), fact('OtherIncome', 2)];
    expect(line('revenue', facts, '6331')?.value).toBe(97);
  });
});

describe('profit', () => {
  test("is the parent's, or consolidated less minorities", () => {
    const facts = [fact('ProfitLoss', 100), fact('NetIncomeLossAttributableToNoncontrollingInterest', 8)];
    expect(line('netIncome', facts)).toMatchObject({ value: 92, marks: ['derived'] });
    expect(line('netIncome', [...facts, fact('NetIncomeLoss', 91)])).toMatchObject({ value: 91, marks: [] });
  });

  test('of the common shares is the last choice, marked', () => {
    const facts = [fact('NetIncomeLossAvailableToCommonStockholdersBasic', 90)];
    expect(line('netIncome', facts)).toMatchObject({ value: 90, marks: ['fallback_tag'] });
  });

  test('gross is as filed, else revenue less cost', () => {
    const facts = [fact('Revenues', 100), fact('CostOfRevenue', 60)];
    expect(line('grossProfit', facts)).toMatchObject({ value: 40, marks: ['derived'] });
    expect(line('grossProfit', [...facts, fact('GrossProfit', 41)])?.value).toBe(41);
  });

  test('gross is refused where costs cover only a part of revenue', () => {
    const facts = [
      fact('Revenues', 147),
      fact('RevenueFromContractWithCustomerExcludingAssessedTax', 133),
      fact('CostOfGoodsAndServicesSold', 120),
    ];
    expect(line('grossProfit', facts)).toMatchObject({ value: null, why: 'part_missing' });
  });
});

describe('the balance sheet', () => {
  test('unfiled liabilities are assets less all equity, never the balance sheet total', () => {
    const facts = [
      instant('Assets', 100),
      instant('StockholdersEquity', 40),
      instant('MinorityInterest', 5),
      instant('LiabilitiesAndStockholdersEquity', 100),
    ];
    expect(line('totalLiabilities', facts)).toMatchObject({
      value: 55,
      marks: ['derived', 'no_second_proof'],
    });
    expect(
      line('totalLiabilities', [...facts, instant('TemporaryEquityCarryingAmountAttributableToParent', 3)])
        ?.value,
    ).toBe(52);
    expect(line('totalLiabilities', [...facts, instant('Liabilities', 56)])?.value).toBe(56);
  });

  test("equity is the parent's", () => {
    const whole = instant('StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', 45);
    expect(line('shareholdersEquity', [whole, instant('MinorityInterest', 5)])?.value).toBe(40);
    expect(line('shareholdersEquity', [whole])).toMatchObject({ value: 45, marks: ['fallback_tag'] });
  });

  test('net debt is the sum of debt less cash and short-term securities', () => {
    const facts = [
      instant('LongTermDebtNoncurrent', 70),
      instant('LongTermDebtCurrent', 10),
      instant('CommercialPaper', 5),
      instant('LongTermDebt', 80),
      instant('CashAndCashEquivalentsAtCarryingValue', 30),
      instant('ShortTermInvestments', 8),
      instant('MarketableSecuritiesNoncurrent', 50),
    ];
    expect(line('totalDebt', facts)?.value).toBe(85);
    expect(line('netDebt', facts)?.value).toBe(47);
  });

  test('commercial paper within short-term borrowings counts once', () => {
    const facts = [
      instant('LongTermDebtNoncurrent', 70),
      instant('ShortTermBorrowings', 9),
      instant('CommercialPaper', 8),
    ];
    expect(line('totalDebt', facts)?.value).toBe(79);
  });

  test('debt due within a year covers its parts', () => {
    const facts = [
      instant('LongTermDebtNoncurrent', 70),
      instant('DebtCurrent', 15),
      instant('LongTermDebtCurrent', 10),
    ];
    expect(line('totalDebt', facts)?.value).toBe(85);
  });

  test('long-term debt without the current part is found by its carrying amount', () => {
    const facts = [instant('LongTermDebt', 66), instant('DebtCurrent', 16)];
    expect(line('totalDebt', facts)?.value).toBe(66);
    expect(line('totalDebt', [...facts, instant('DebtInstrumentCarryingAmount', 82)])?.value).toBe(82);
  });

  test('there is no debt where a whole balance sheet shows none and no interest is paid', () => {
    const facts = [instant('Liabilities', 50), instant('CashAndCashEquivalentsAtCarryingValue', 30)];
    expect(line('totalDebt', facts)).toMatchObject({ value: 0, marks: ['derived'] });
    expect(line('netDebt', facts)?.value).toBe(-30);
    expect(line('totalDebt', [...facts, fact('InterestExpense', 2)])).toMatchObject({
      value: null,
      why: 'not_filed',
    });
  });
});

describe('per share', () => {
  const shares = fact('WeightedAverageNumberOfDilutedSharesOutstanding', 10, { unit: 'shares' });

  test('a basic count replaces the diluted one, marked', () => {
    const basic = fact('WeightedAverageNumberOfSharesOutstandingBasic', 9, { unit: 'shares' });
    expect(line('sharesOutstanding', [basic])?.marks).toContain('basic_shares');
    expect(line('sharesOutstanding', [basic, shares])).toMatchObject({ value: 10, marks: [] });
  });

  test('a placeholder is not a count', () => {
    const placeholder = fact('WeightedAverageNumberOfDilutedSharesOutstanding', 1000, { unit: 'shares' });
    expect(line('sharesOutstanding', [placeholder])?.why).toBe('not_filed');
  });

  test('dividends are declared ones, else paid per share, else paid over shares', () => {
    const paid = fact('PaymentsOfDividends', 12);
    const paidEach = fact('CommonStockDividendsPerShareCashPaid', 1.1, { unit: 'USD/shares' });
    const declared = fact('CommonStockDividendsPerShareDeclared', 1, { unit: 'USD/shares' });
    expect(line('dividendsPerShare', [paid, shares])).toMatchObject({ value: 1.2, marks: ['derived'] });
    expect(line('dividendsPerShare', [paid, shares, paidEach])?.value).toBe(1.1);
    expect(line('dividendsPerShare', [paid, shares, paidEach, declared])?.value).toBe(1);
  });

  test('without a filed dividend it is unknown, not zero', () => {
    expect(line('dividendsPerShare', [shares])).toMatchObject({ value: null, why: 'not_filed' });
  });
});

test('the change in cash excludes exchange rates, so that the three cash flows add up to it', () => {
  const facts = [
    fact('CashAndCashEquivalentsPeriodIncreaseDecrease', 12),
    fact('EffectOfExchangeRateOnCashAndCashEquivalents', -3),
  ];
  expect(line('changeInCash', facts)?.value).toBe(15);
});

test('income tax has the sign by which income before tax less tax is profit', () => {
  const before = fact(
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    1078,
  );
  const taxed = (tax: number, profit: number) =>
    buildStatements({
      facts: [before, fact('IncomeTaxExpenseBenefit', tax), fact('ProfitLoss', profit)],
      splits: [],
      fiscalYearEnd: '1231',
      sic: null,
    }).annual[0]?.lines.incomeTax;
  expect(taxed(-309, 769)).toMatchObject({ value: 309, marks: ['derived'] });
  expect(taxed(309, 769)).toMatchObject({ value: 309, marks: [] });
  expect(taxed(-309, 1387)).toMatchObject({ value: -309, marks: [] });
  expect(taxed(-309, 500)?.value).toBe(-309);
});

describe('income before tax that nobody filed', () => {
  const profit = [fact('ProfitLoss', 394.9), fact('IncomeTaxExpenseBenefit', 4)];
  const beforeTax = (...facts: Fact[]) => line('pretaxIncome', [...profit, ...facts]);

  test('is profit with minorities and the tax', () => {
    expect(beforeTax()).toMatchObject({ value: 398.9, marks: ['derived'] });
    expect(line('pretaxIncome', [fact('ProfitLoss', 394.9)])?.value).toBe(395.9);
  });

  test('is not where something may stand below the tax, unless it is what was earned at home', () => {
    const equity = fact('IncomeLossFromEquityMethodInvestments', 40);
    const atHome = fact('IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic', 398.917);
    expect(beforeTax(equity)).toMatchObject({ value: null, why: 'part_missing' });
    expect(beforeTax(equity, atHome)?.value).toBe(398.9);
  });
});
