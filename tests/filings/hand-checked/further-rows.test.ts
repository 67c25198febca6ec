import { annualColumns } from '@tenfold/domain/columns';
import type { MoreRowKey } from '@tenfold/domain/rows';
import { describe, expect, test } from 'vitest';
import { filingOf, filingsAreHere } from '../filings.ts';

const noMarket = { closes: [], dividends: [], currency: 'USD', adrRatio: 1 };

function rowOf(symbol: string, key: MoreRowKey, year: number) {
  const column = annualColumns(filingOf(symbol).statements, noMarket).find((it) => it.year === year);
  if (column === undefined) throw new Error(`${symbol} has no ${year}`);
  return column.more[key];
}

describe.skipIf(!filingsAreHere)('the further rows of real filers', () => {
  test.each([
    ['AAPL', 'grossProfit', 2025, 416_161 - 220_960],
    ['AAPL', 'ebitda', 2025, 133_050 + 11_698],
    ['AAPL', 'incomeTax', 2025, 20_719],
    ['AAPL', 'stockCompensation', 2025, 12_863],
    ['AAPL', 'buybacks', 2025, 90_711],
    ['NKE', 'grossProfit', 2025, 46_309 - 26_519],
    ['NKE', 'depreciationAndAmortization', 2025, 775],
    ['NKE', 'buybacks', 2025, 2_985],
    ['COST', 'operatingIncome', 2025, 10_383],
    ['COST', 'ebitda', 2025, 10_383 + 2_426],
    ['COST', 'interestExpense', 2025, 154],
    ['DIS', 'interestExpense', 2025, 1_812],
    ['STZ', 'interestExpense', 2025, 418.4],
    ['WM', 'interestExpense', 2025, 1_000 - 82],
    ['BKR', 'interestExpense', 2025, 222],
    ['CSX', 'interestExpense', 2021, 722],
    ['CMG', 'interestExpense', 2025, 0],
    ['CPRT', 'interestExpense', 2022, 16.688],
    ['COST', 'stockCompensation', 2025, 860],
    ['MCD', 'depreciationAndAmortization', 2025, 2_199],
    ['ABBV', 'depreciationAndAmortization', 2025, 762 + 7_377],
    ['PHM', 'pretaxIncome', 2025, 2_218.73 + 692.591],
    ['CPT', 'pretaxIncome', 2025, 394.898 + 4],
    ['O', 'operatingIncome', 2018, 369.938 + 266.02],
    ['NKE', 'depreciationAndAmortization', 2022, 717],
    ['CSX', 'depreciationAndAmortization', 2019, 1_349],
    ['AVB', 'depreciationAndAmortization', 2024, 846.853],
    ['WDAY', 'depreciationAndAmortization', 2026, 347],
    ['BRO', 'depreciationAndAmortization', 2025, 55 + 312],
    ['TSM', 'depreciationAndAmortization', 2024, 653_610.5 + 9_186.1],
    ['GOOGL', 'ebitda', 2024, 112_390 + 15_311],
    ['SYF', 'buybacks', 2025, 2_941],
    ['O', 'ebitda', 2025, 2_290.008 + 2_524.2],
    ['O', 'stockCompensation', 2025, 30.77],
    ['AAPL', 'costOfRevenue', 2025, 220_960],
    ['AAPL', 'researchAndDevelopment', 2025, 34_550],
    ['AAPL', 'sellingGeneralAdministrative', 2025, 27_601],
    ['AAPL', 'pretaxIncome', 2025, 132_729],
    ['AAPL', 'dividendsPaid', 2025, 15_421],
    ['AAPL', 'currentAssets', 2025, 147_957],
    ['AAPL', 'currentLiabilities', 2025, 165_631],
    ['AAPL', 'cashAndEquivalents', 2025, 35_934],
    ['AAPL', 'receivables', 2025, 39_777],
    ['AAPL', 'inventory', 2025, 5_718],
    ['AAPL', 'noncurrentDebt', 2025, 78_328],
    ['NKE', 'advertising', 2025, 4_689], // "demand creation expense"
    ['NKE', 'inventory', 2025, 7_489],
    ['NKE', 'goodwill', 2025, 240],
    ['NKE', 'dividendsPaid', 2025, 2_300],
    ['LLY', 'researchAndDevelopment', 2025, 13_337],
    ['LLY', 'advertising', 2025, 2_900],
    ['NFLX', 'costOfRevenue', 2025, 23_275.329],
    ['NFLX', 'sellingGeneralAdministrative', 2025, 3_301.306 + 1_888.408],
    ['DIS', 'receivables', 2025, 13_217],
    ['MO', 'noncurrentDebt', 2025, 24_140],
    ['CRWD', 'sellingGeneralAdministrative', 2025, 1_523.001 + 481.264],
  ] as const)('%s: %s of %d is %d million', (symbol, key, year, millions) => {
    expect((rowOf(symbol, key, year).value ?? Number.NaN) / 1e6).toBeCloseTo(millions, 3);
  });

  test('Apple earns its capital back each year', () => {
    const afterTax = 133_050 * (1 - 20_719 / 132_729);
    const capital = (56_950 + 41_458 + 73_733 + 43_960) / 2;
    expect(rowOf('AAPL', 'roic', 2025).value).toBeCloseTo(afterTax / capital, 6);
  });

  test.each([
    ['AAPL', 'interestExpense', 'not_filed'], // since 2024 only net of interest income
    ['NKE', 'operatingIncome', 'part_missing'], // not filed, and interest net of income only
    ['NKE', 'ebitda', 'part_missing'],
    ['TXN', 'ebitda', 'part_missing'], // depreciation, without amortization
    ['SYF', 'operatingIncome', 'not_meaningful_for_financials'],
    ['SYF', 'ebitda', 'not_meaningful_for_financials'],
    ['SYF', 'roic', 'not_meaningful_for_financials'],
    ['O', 'buybacks', 'not_filed'],
    ['PSA', 'sellingGeneralAdministrative', 'part_missing'], // general and administrative alone
    ['AAPL', 'goodwill', 'not_filed'],
  ] as const)('%s has no %s: %s', (symbol, key, why) => {
    expect(rowOf(symbol, key, 2025)).toMatchObject({ value: null, why });
  });

  test('four quarters of cash items add up to the year', () => {
    for (const symbol of ['AAPL', 'NKE', 'COST', 'MCD', 'SYF']) {
      const { annual, quarterly } = filingOf(symbol).statements;
      for (const { period, lines } of annual.slice(-5))
        for (const key of [
          'depreciationAndAmortization',
          'stockCompensation',
          'buybacks',
          'costOfRevenue',
        ] as const) {
          const four = quarterly
            .filter((it) => it.period.year === period.year)
            .flatMap((it) => it.lines[key].value ?? []);
          const year = lines[key].value;
          if (four.length < 4 || year === null) continue;
          expect([symbol, period.year, key, four.reduce((sum, it) => sum + it, 0) / year]).toEqual([
            symbol,
            period.year,
            key,
            expect.closeTo(1, 2),
          ]);
        }
    }
  });

  test.each([
    ['MSFT', 2025, 'the depreciation of a note'],
    ['TSLA', 2024, 'beside cars that are let'],
    ['AMD', 2022, 'without 3,548 million on what was bought'],
    ['AVGO', 2021, 'without what was bought'],
  ] as const)('%s in %d has no depreciation and amortization: %s is a part', (symbol, year, _part) => {
    expect(rowOf(symbol, 'depreciationAndAmortization', year)).toMatchObject({
      value: null,
      why: 'part_missing',
    });
  });
});
