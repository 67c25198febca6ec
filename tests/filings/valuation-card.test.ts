import { annualColumns } from '@tenfold/domain/columns';
import { type ValuationRatios, valuationRatios } from '@tenfold/domain/market';
import { expect, test } from 'vitest';
import { filingOf, filingsAreHere, marketOf } from './filings.ts';

function cardOf(symbol: string): ValuationRatios {
  const { statements } = filingOf(symbol);
  const market = marketOf(symbol);
  return valuationRatios({ ...market, statements, annual: annualColumns(statements, market), consensus: [] });
}

type Worked = Partial<Record<keyof ValuationRatios, number>>;

/** By hand: from the reports named, the close of Friday 21 August 2026, and a list of dividends by ex-date. */
const price = { AAPL: 309.35, PG: 144.68, MCD: 270.95 };
const marketCap = {
  AAPL: price.AAPL * 14_681_140_000,
  PG: price.PG * 2_324_000_685,
  MCD: price.MCD * 710_398_642,
};
const yearly = (start: number, end: number, years: number) => (end / start) ** (1 / years) - 1;

/** 10-K of September 2025, plus 10-Q of December 2025, less the quarter a year before. */
const apple: Worked = {
  marketCap: marketCap.AAPL,
  priceEarningsRatioLtm: price.AAPL / (7.46 + 2.84 - 2.4),
  peg: price.AAPL / (7.46 + 2.84 - 2.4) / (yearly(3.28, 7.46, 5) * 100),
  priceBookRatio: marketCap.AAPL / 88_190e6,
  priceSalesRatio: marketCap.AAPL / (416_161e6 + 143_756e6 - 124_300e6),
  freeCashFlowYield: (111_482e6 + 53_925e6 - 29_935e6 - (12_715e6 + 2_373e6 - 2_940e6)) / marketCap.AAPL,
  // The list ends in August 2025: as filed.
  dividendYield: (1.02 + 0.26 - 0.25) / price.AAPL,
  // By a separate program, from the dividends filed for each quarter.
  totalReturn5y: 0.16399088937135,
  totalReturn10y: 0.286253508012816,
};

/** 10-K of June 2025, plus six months to December 2025, less those a year before; equity less minority and preferred. */
const procterAndGamble: Worked = {
  marketCap: marketCap.PG,
  priceEarningsRatioLtm: price.PG / (6.51 + 3.73 - 3.49),
  peg: price.PG / (6.51 + 3.73 - 3.49) / (yearly(4.96, 6.51, 5) * 100),
  priceBookRatio: marketCap.PG / (53_317e6 - 276e6 - 767e6),
  priceSalesRatio: marketCap.PG / (84_284e6 + 44_594e6 - (63_395e6 - 19_776e6)),
  freeCashFlowYield: (17_817e6 + 10_380e6 - 9_127e6 - (3_773e6 + 2_367e6 - 1_918e6)) / marketCap.PG,
  dividendYield: (1.057 + 1.057 + 1.089 + 1.089) / price.PG,
  totalReturnLtm: -0.06171135645,
  totalReturn5y: 1.133855401929 ** (1 / 5) - 1,
  totalReturn10y: 2.175891894744 ** (1 / 10) - 1,
};

/** 10-K of December 2025. */
const mcDonalds: Worked = {
  marketCap: marketCap.MCD,
  priceEarningsRatioLtm: price.MCD / 11.95,
  peg: price.MCD / 11.95 / (yearly(6.31, 11.95, 5) * 100),
  priceSalesRatio: marketCap.MCD / 26_885e6,
  freeCashFlowYield: (10_551e6 - 3_365e6) / marketCap.MCD,
  dividendYield: (1.77 + 1.86 + 1.86 + 1.86) / price.MCD,
  totalReturnLtm: -0.113963842399,
  totalReturn5y: 1.274394194047 ** (1 / 5) - 1,
  totalReturn10y: 2.997716061179 ** (1 / 10) - 1,
};

test.skipIf(!filingsAreHere).each([
  ['AAPL', apple],
  ['PG', procterAndGamble],
  ['MCD', mcDonalds],
])('the valuation card of %s has the figures worked out by hand', (symbol, worked) => {
  const card = cardOf(symbol);
  expect(card.asOf).toBe('2026-08-21');
  for (const [key, value] of Object.entries(worked)) {
    const { value: shown } = card[key as 'marketCap'];
    expect([key, (shown ?? Number.NaN) / value]).toEqual([key, expect.closeTo(1, 9)]);
  }
});

test.skipIf(!filingsAreHere)('what cannot be said of a company has its reason on the card', () => {
  // McDonald's owes more than it owns; what Apple paid since its last report is on no list.
  expect(cardOf('MCD').priceBookRatio.why).toBe('whole_not_positive');
  expect(cardOf('AAPL').totalReturnLtm.why).toBe('part_missing');
});
