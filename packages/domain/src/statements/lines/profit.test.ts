import { describe, expect, test } from 'vitest';
import { buildStatements } from '../build-statements.ts';
import { fact, instant } from '../synthetic-facts.ts';
import { line } from './synthetic-year.ts';

const bank = '6021';
const perShare = { unit: 'USD/shares' };
const shares = { unit: 'shares' };

describe('profit', () => {
  const others = [instant('MinorityInterest', 120), instant('Assets', 1000)];
  const consolidated = fact('ProfitLoss', 100);

  test("of the whole group is not the parent's where others own a large part", () => {
    expect(line('netIncome', [consolidated])?.value).toBe(100);
    expect(line('netIncome', [consolidated, ...others])).toMatchObject({ value: null, why: 'part_missing' });
    expect(
      line('netIncome', [consolidated, instant('MinorityInterest', 1), instant('Assets', 1000)])?.value,
    ).toBe(100);
  });

  test("of the common shares plus preferred dividends is the parent's", () => {
    const common = fact('NetIncomeLossAvailableToCommonStockholdersBasic', 87);
    const preferred = fact('PreferredStockDividendsIncomeStatementImpact', 3);
    expect(line('netIncome', [consolidated, ...others, common])?.value).toBe(87);
    expect(line('netIncome', [consolidated, ...others, common, preferred])?.value).toBe(90);
  });

  test("of a bank before interest isn't meaningful", () => {
    const facts = [
      fact('IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest', 60),
      fact('InterestExpense', 80),
    ];
    expect(line('operatingIncome', facts, bank)?.why).toBe('not_meaningful_for_financials');
    expect(line('operatingIncome', facts)?.value).toBe(140);
  });

  test("gross is refused where a health plan's claims come beside the cost of its products", () => {
    const facts = [fact('Revenues', 400), fact('CostOfGoodsAndServicesSold', 47)];
    const claims = fact('PolicyholderBenefitsAndClaimsIncurredHealthCare', 264);
    expect(line('grossProfit', [...facts, claims])).toMatchObject({ value: null, why: 'part_missing' });
  });

  test('gross deducts the cost of goods and of services', () => {
    const facts = [fact('Revenues', 100), fact('CostOfGoodsSold', 30), fact('CostOfServices', 20)];
    expect(line('grossProfit', facts)?.value).toBe(50);
  });
});

describe('earnings per share', () => {
  const continuing = fact('IncomeLossFromContinuingOperationsPerDilutedShare', 2, perShare);

  test('of continuing operations are total unless something was discontinued', () => {
    expect(line('earningsPerShare', [continuing])).toMatchObject({ value: 2, marks: ['fallback_tag'] });
    const discontinued = fact('IncomeLossFromDiscontinuedOperationsNetOfTax', -50);
    expect(line('earningsPerShare', [continuing, discontinued])?.why).toBe('part_missing');
    const each = fact('IncomeLossFromDiscontinuedOperationsNetOfTaxPerDilutedShare', -0.5, perShare);
    expect(line('earningsPerShare', [continuing, discontinued, each])?.value).toBe(1.5);
  });

  test('not filed are net income to common over the diluted count', () => {
    const count = fact('WeightedAverageNumberOfDilutedSharesOutstanding', 800, shares);
    const preferred = fact('DividendsPreferredStock', 100);
    expect(line('earningsPerShare', [fact('NetIncomeLoss', 1300), preferred, count])).toMatchObject({
      value: 1.5,
      marks: ['derived'],
      formula: 'net income to common ÷ diluted shares',
    });
  });

  test('are never calculated from a basic count', () => {
    const count = fact('WeightedAverageNumberOfSharesOutstandingBasic', 800, shares);
    expect(line('earningsPerShare', [fact('NetIncomeLoss', 1300), count])?.value).toBeNull();
  });

  test('missing, a count in millions is found by the earnings each share would have', () => {
    const count = fact('WeightedAverageNumberOfDilutedSharesOutstanding', 717.3, shares);
    expect(line('sharesOutstanding', [count, fact('NetIncomeLoss', 8_223_000_000)])?.why).toBe(
      'not_provable',
    );
  });
});

test('operating cash flow adds continuing and discontinued operations', () => {
  const going = fact('NetCashProvidedByUsedInOperatingActivitiesContinuingOperations', 90);
  const gone = fact('CashProvidedByUsedInOperatingActivitiesDiscontinuedOperations', 5);
  expect(line('cashFlowFromOperatingActivities', [going, gone])?.value).toBe(95);
});

describe('shares of a company that files averages by class only', () => {
  const profit = fact('NetIncomeLoss', 1943);
  const cover = (end: string, value: number) =>
    instant('EntityCommonStockSharesOutstanding', value, { ...shares, taxonomy: 'dei', end, filed: end });
  const covers = [cover('2023-11-01', 2000), cover('2024-05-01', 2000), cover('2025-02-01', 2020)];

  test('are net income to common over diluted earnings per share', () => {
    const figure = line('sharesOutstanding', [profit, fact('EarningsPerShareDiluted', 1.91, perShare)]);
    expect(figure).toMatchObject({ marks: ['derived'], formula: 'net income to common ÷ diluted EPS' });
    expect(figure?.value).toBeCloseTo(1017.3, 1);
  });

  test('are not calculated from earnings of a few cents', () => {
    expect(line('sharesOutstanding', [profit, fact('EarningsPerShareDiluted', 0.04, perShare)])?.value).toBe(
      null,
    );
  });

  test('are the average of cover counts that agree with the balance sheets', () => {
    const balance = (end: string, value: number) =>
      instant('CommonStockSharesOutstanding', value, { ...shares, end, filed: '2025-02-15' });
    const balances = [balance('2023-12-31', 2001), balance('2024-12-31', 2010)];
    expect(line('sharesOutstanding', [profit, ...covers])?.value).toBeNull();
    const figure = line('sharesOutstanding', [profit, ...covers, ...balances]);
    expect(figure?.marks).toContain('cover_count');
    expect(figure?.value).toBeGreaterThan(2000);
    expect(figure?.value).toBeLessThan(2020);
  });

  test('are missing in a quarter of a year that has an average', () => {
    const facts = [
      fact('WeightedAverageNumberOfDilutedSharesOutstanding', 1020, shares),
      fact('EarningsPerShareDiluted', 0.5, { ...perShare, start: '2024-10-01' }),
      fact('NetIncomeLoss', 510, { start: '2024-10-01' }),
      profit,
    ];
    const { quarterly } = buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null });
    expect(quarterly.at(-1)?.lines.sharesOutstanding.value).toBeNull();
  });
});
