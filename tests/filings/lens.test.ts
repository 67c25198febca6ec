import { annualColumns, type Market } from '@tenfold/domain/columns';
import { type FiledLensKey, type LensFigures, type LensPeriod, lensFigures } from '@tenfold/domain/lens';
import { convenienceRates } from '@tenfold/domain/statements';
import { describe, expect, test } from 'vitest';
import { factsOf, filingOf, filingsAreHere, isPriced, marketOf } from './filings.ts';

const withoutPrices: Market = { closes: [], dividends: [], currency: 'USD', adrRatio: 1 };

function lensOf(symbol: string): LensFigures {
  const { statements } = filingOf(symbol);
  const priced = isPriced(symbol) ? marketOf(symbol) : withoutPrices;
  const market =
    symbol === 'TSM'
      ? { ...priced, adrRatio: 5, rates: convenienceRates(factsOf('TSM'), 'TWD', 'USD') }
      : priced;
  return lensFigures({ ...market, statements, annual: annualColumns(statements, market), consensus: [] });
}

const yearly = (start: number, end: number, years: number) => (end / start) ** (1 / years) - 1;
const meanOf = (pairs: readonly (readonly [number, number])[]) =>
  pairs.reduce((subtotal, [part, whole]) => subtotal + part / whole, 0) / pairs.length;

/** By hand, from the annual reports: net income and revenue of FY 2016 to 2025, in millions. */
const appleIncome = [
  [45_687, 215_639],
  [48_351, 229_234],
  [59_531, 265_595],
  [55_256, 260_174],
  [57_411, 274_515],
  [94_680, 365_817],
  [99_803, 394_328],
  [96_995, 383_285],
  [93_736, 391_035],
  [112_010, 416_161],
] as const;

type WorkedLens = readonly [symbol: string, period: LensPeriod, key: FiledLensKey, value: number];

const worked: readonly WorkedLens[] = [
  ['AAPL', '10Y', 'revenueGrowth', yearly(233_715, 416_161, 10)],
  // 9.22 before the split of 4 for 1 in 2020.
  ['AAPL', '10Y', 'earningsPerShareGrowth', yearly(9.22 / 4, 7.46, 10)],
  ['AAPL', '10Y', 'freeCashFlowGrowth', yearly(81_266 - 11_247, 111_482 - 12_715, 10)],
  ['AAPL', '10Y', 'margin', meanOf(appleIncome)],
  ['AAPL', '5Y', 'margin', meanOf(appleIncome.slice(5))],
  ['AAPL', '1Y', 'margin', 112_010 / 416_161],
  ['AAPL', '10Y', 'sharesChange', yearly(5_793_069 * 4, 15_004_697, 10)],
  ['AAPL', '1Y', 'roa', 112_010 / ((364_980 + 359_241) / 2)],
  ['AAPL', '5Y', 'freeCashFlowPerShare', (111_482 - 12_715) / 15_004.697],
  ['NKE', '10Y', 'revenueGrowth', yearly(30_601, 46_309, 10)],
  ['NKE', '3Y', 'earningsPerShareGrowth', yearly(3.75, 2.16, 3)],
  ['NKE', '1Y', 'earningsPerShareGrowth', 2.16 / 3.73 - 1],
  [
    'NKE',
    '3Y',
    'margin',
    meanOf([
      [5_070, 51_217],
      [5_700, 51_362],
      [3_219, 46_309],
    ]),
  ],
  ['NKE', '10Y', 'freeCashFlow', (3_698 - 430) * 1e6],
  ['TSM', '5Y', 'revenueGrowth', yearly(1_069_985.4, 2_894_307.7, 5)],
  ['TSM', '1Y', 'margin', 1_158_380.2 / 2_894_307.7],
  // In TWD, of one ordinary share; P/E at five shares a receipt and the newest rate, 32.79.
  ['TSM', '10Y', 'earningsPerShare', 44.67],
  ['O', '10Y', 'revenueGrowth', yearly(1_023_285, 5_749_377, 10)],
  ['O', '10Y', 'sharesChange', yearly(236_208.39, 908_334, 10)],
  ['O', '1Y', 'margin', 1_058_590 / 5_749_377],
];

describe.skipIf(!filingsAreHere)('the lens on filed figures', () => {
  test.each(worked)('%s over %s: %s is as calculated by hand', (symbol, period, key, value) => {
    const { today, periods } = lensOf(symbol);
    const figure = { ...today, ...periods[period] }[key];
    expect((figure.value ?? Number.NaN) / value).toBeCloseTo(1, 9);
    expect(figure.years).toBeNull();
  });

  test('a company with ten years on file has no growth over ten', () => {
    const { periods } = lensOf('TSM');
    expect(periods['10Y'].revenueGrowth.why).toBe('history_too_short');
    expect(periods['10Y'].margin.years).toBeNull();
    expect(periods['10Y'].roa.years).toBe(9);
  });

  test('interest that was no longer filed leaves fewer years in the median', () => {
    const { periods } = lensOf('AAPL');
    expect(periods['5Y'].interestCoverage).toMatchObject({ years: 3 });
    expect(periods['1Y'].interestCoverage).toMatchObject({ value: null, why: 'no_interest_expense' });
  });

  test('a bank has no free cash flow; a loss no growth of earnings and no P/E', () => {
    const { today, periods } = lensOf('SYF');
    for (const figure of [
      today.freeCashFlow,
      today.freeCashFlowPerShare,
      periods['10Y'].freeCashFlowMargin,
    ]) {
      expect(figure).toMatchObject({ value: null, why: 'not_meaningful_for_financials' });
    }
    expect(today.priceEarningsRatioLtm.why).toBe('no_price');
    expect(lensOf('F').today.priceEarningsRatioLtm.why).toBe('eps_not_positive');
    expect(lensOf('F').periods['10Y'].earningsPerShareGrowth.why).toBe('start_or_end_not_positive');
  });
});
