import { describe, expect, test } from 'vitest';
import { fact, instant } from '../made-up-facts.ts';
import { line } from './made-up-year.ts';

const bank = '6021';
const perShare = { unit: 'USD/shares' };
const shares = { unit: 'shares' };

describe('profit', () => {
  const others = [instant('MinorityInterest', 120), instant('Assets', 1000)];
  const consolidated = fact('ProfitLoss', 100);

  test('of the whole group is no profit of the parent where others own a good part of it', () => {
    expect(line('netIncome', [consolidated])?.value).toBe(100);
    expect(line('netIncome', [consolidated, ...others])).toMatchObject({ value: null, why: 'part_missing' });
    expect(
      line('netIncome', [consolidated, instant('MinorityInterest', 1), instant('Assets', 1000)])?.value,
    ).toBe(100);
  });

  test('of the common shares and the preferred dividends make up that of the parent', () => {
    const common = fact('NetIncomeLossAvailableToCommonStockholdersBasic', 87);
    const preferred = fact('PreferredStockDividendsIncomeStatementImpact', 3);
    expect(line('netIncome', [consolidated, ...others, common])?.value).toBe(87);
    expect(line('netIncome', [consolidated, ...others, common, preferred])?.value).toBe(90);
  });

  test('of a bank before interest says nothing, because interest is its trade', () => {
    const facts = [
      fact('IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest', 60),
      fact('InterestExpense', 80),
    ];
    expect(line('operatingIncome', facts, bank)?.why).toBe('not_meaningful_for_financials');
    expect(line('operatingIncome', facts)?.value).toBe(140);
  });

  test("gross is refused where a health plan's claims stand beside the cost of its products", () => {
    const facts = [fact('Revenues', 400), fact('CostOfGoodsAndServicesSold', 47)];
    const claims = fact('PolicyholderBenefitsAndClaimsIncurredHealthCare', 264);
    expect(line('grossProfit', [...facts, claims])).toMatchObject({ value: null, why: 'part_missing' });
  });

  test('gross takes off the cost of goods and of services', () => {
    const facts = [fact('Revenues', 100), fact('CostOfGoodsSold', 30), fact('CostOfServices', 20)];
    expect(line('grossProfit', facts)?.value).toBe(50);
  });
});

describe('earnings per share', () => {
  const continuing = fact('IncomeLossFromContinuingOperationsPerDilutedShare', 2, perShare);

  test('of continuing operations are all, unless something was discontinued', () => {
    expect(line('earningsPerShare', [continuing])).toMatchObject({ value: 2, marks: ['fallback_tag'] });
    const discontinued = fact('IncomeLossFromDiscontinuedOperationsNetOfTax', -50);
    expect(line('earningsPerShare', [continuing, discontinued])?.why).toBe('part_missing');
    const each = fact('IncomeLossFromDiscontinuedOperationsNetOfTaxPerDilutedShare', -0.5, perShare);
    expect(line('earningsPerShare', [continuing, discontinued, each])?.value).toBe(1.5);
  });

  test('missing, a count in millions is seen by what it would make each share earn', () => {
    const count = fact('WeightedAverageNumberOfDilutedSharesOutstanding', 717.3, shares);
    expect(line('sharesOutstanding', [count, fact('NetIncomeLoss', 8_223_000_000)])?.why).toBe(
      'not_provable',
    );
  });
});

test('operating cash flow of continuing operations is joined by what was discontinued', () => {
  const going = fact('NetCashProvidedByUsedInOperatingActivitiesContinuingOperations', 90);
  const gone = fact('CashProvidedByUsedInOperatingActivitiesDiscontinuedOperations', 5);
  expect(line('cashFlowFromOperatingActivities', [going, gone])?.value).toBe(95);
});
