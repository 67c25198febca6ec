import { describe, expect, test } from 'vitest';
import type { Fact } from '../../facts/index.ts';
import { buildStatements } from '../build-statements.ts';
import { fact, instant, threeMonths, toDate } from '../synthetic-facts.ts';
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

describe('a count of one class of shares', () => {
  const count = 'WeightedAverageNumberOfDilutedSharesOutstanding';
  const year = (number: number, shares: number, profit: number, perShare: number) => [
    toDate(count, number, 4, shares, { unit: 'shares' }),
    toDate('NetIncomeLoss', number, 4, profit),
    toDate('EarningsPerShareDiluted', number, 4, perShare, { unit: 'USD/shares' }),
  ];
  const around = [...year(2022, 363e6, 3238e6, 8.92), ...year(2024, 356e6, 800e6, 2.25)];
  const counts = (facts: readonly Fact[]) =>
    buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null }).annual.map(
      (it) => it.lines.sharesOutstanding.value ?? 0,
    );

  test('far from profit over EPS and from both years around it is derived', () => {
    const [, derived] = counts([...around, ...year(2023, 284e6, -648e6, -1.87)]);
    expect(derived).toBeCloseTo(648e6 / 1.87, 0);
  });

  test('is the mean of the quarters, where these were filed whole', () => {
    const quarters = ([1, 2, 3] as const).map((it) =>
      threeMonths(count, 2023, it, (354 + it) * 1e6, { unit: 'shares' }),
    );
    const flows = ([1, 2, 3] as const).map((it) => threeMonths('NetIncomeLoss', 2023, it, -1e6));
    const [, derived] = counts([...around, ...year(2023, 284e6, -648e6, -1.87), ...quarters, ...flows]);
    expect(derived).toBe(356e6);
  });

  test('stays where shares were bought back for good', () => {
    const [, stays] = counts([
      ...year(2022, 363e6, 3238e6, 8.92),
      ...year(2023, 284e6, -648e6, -1.87),
      ...year(2024, 283e6, 800e6, 2.83),
    ]);
    expect(stays).toBe(284e6);
  });
});

describe('EPS of two reports', () => {
  const filedOn = (value: number, filed: string) =>
    threeMonths('EarningsPerShareDiluted', 2024, 2, value, { unit: 'USD/shares', filed, accession: filed });
  const read = (filed: readonly Fact[], others: readonly Fact[] = []) => {
    const facts = [
      toDate('NetIncomeLoss', 2023, 4, 800e6),
      toDate('WeightedAverageNumberOfDilutedSharesOutstanding', 2023, 4, 730e6, { unit: 'shares' }),
      threeMonths('NetIncomeLoss', 2024, 2, 173e6),
      threeMonths('WeightedAverageNumberOfDilutedSharesOutstanding', 2024, 2, 729e6, { unit: 'shares' }),
      ...filed,
      ...others,
    ];
    const { quarterly } = buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null });
    return quarterly.map((it) => it.lines.earningsPerShare.value);
  };
  const twice = [filedOn(0.24, '2024-07-26'), filedOn(0.24, '2025-07-25')];

  test('stand where a third names another period so', () => {
    expect(read([...twice, filedOn(0.04, '2025-10-31')])).toEqual([0.24]);
  });

  test('stand where that report is filed a second time', () => {
    expect(read([...twice, filedOn(0.04, '2025-10-31'), filedOn(0.04, '2025-11-10')])).toEqual([0.24]);
  });

  test('stand where a third is off and they are exact', () => {
    expect(read([...twice, filedOn(0.2, '2025-10-31')])).toEqual([0.24]);
  });

  test('are restated where the third is what belongs to common shares', () => {
    const toCommon = threeMonths('NetIncomeLossAvailableToCommonStockholdersBasic', 2024, 2, 146e6);
    const toDiluted = threeMonths('NetIncomeLossAvailableToCommonStockholdersDiluted', 2024, 2, 173e6);
    expect(read([...twice, filedOn(0.2, '2025-10-31')], [toCommon, toDiluted])).toEqual([0.2]);
  });
});
