import { type Column, exchangeOf, type Market, quotient, scaled } from '../columns/index.ts';
import type { IsoDate } from '../facts/index.ts';
import type { Figure } from '../figures/index.ts';
import type { Consensus } from '../forecast/index.ts';
import type { Statements } from '../statements/index.ts';
import { type AsOf, asOf } from './as-of.ts';
import { filedPayments } from './filed-payments.ts';
import { expectedGrowth, type GrowthSource, growthOverYears } from './growth-figures.ts';
import { marketRatios } from './market-ratios.ts';
import { type FindPayments, paymentsOf } from './payments.ts';
import { priceRange52 } from './price-range.ts';
import { priceScore } from './price-score.ts';
import { totalReturn } from './total-return.ts';

export interface ValuationInput extends Market {
  readonly statements: Statements;
  readonly annual: readonly Column[];
  readonly consensus: readonly Consensus[];
}

/** The valuation card: every ratio as a figure, so that what is missing says why. */
export interface ValuationRatios extends AsOf {
  /** The day of the last close; null without one. */
  readonly asOf: IsoDate | null;
  readonly marketCap: Figure;
  readonly priceEarningsRatioLtm: Figure;
  readonly peg: Figure;
  /** Where the growth in peg comes from; null without peg. */
  readonly pegSource: GrowthSource | null;
  readonly priceBookRatio: Figure;
  readonly priceSalesRatio: Figure;
  readonly freeCashFlowYield: Figure;
  readonly dividendYield: Figure;
  readonly totalReturnLtm: Figure;
  readonly totalReturn5y: Figure;
  readonly totalReturn10y: Figure;
  readonly priceScore5y: Figure;
  readonly earningsPerShareGrowth10y: Figure;
  readonly earningsPerShareGrowth5y: Figure;
  readonly freeCashFlowPerShareGrowth10y: Figure;
  readonly dividendsPayout: Figure;
  readonly dividendsPerShareLtm: Figure;
  readonly dividendsPerShareGrowth10y: Figure;
  readonly week52Low: Figure;
  readonly week52High: Figure;
  /** 0 to 100, clamped; 50 without data. */
  readonly week52Position: number;
  readonly simulatedPrices: boolean;
}

/**
 * All ratios of the valuation card at the last close. Money per share is per traded share.
 *
 * docs/methodology.md, "Ratios today"
 */
export function valuationRatios(input: ValuationInput): ValuationRatios {
  const { statements, annual, closes, consensus } = input;
  const last = closes.at(-1) ?? null;
  const range = priceRange52(closes);
  const market = marketRatios(statements, input);
  const expected = expectedGrowth(annual, consensus);
  const growthInPoints = scaled(expected.growth, 100);
  const payments = listingPayments(input);
  const peg = quotient(
    market.priceEarningsRatioLtm,
    growthInPoints,
    'P/E LTM ÷ expected EPS growth in points',
    'growth_not_positive',
  );
  return {
    asOf: last?.day ?? null,
    ...asOf(statements, last?.day ?? null),
    ...market,
    peg:
      market.priceEarningsRatioLtm.value !== null && expected.growth.value === null ? expected.growth : peg,
    pegSource: peg.value === null ? null : expected.source,
    totalReturnLtm: totalReturn(closes, payments, 1),
    totalReturn5y: totalReturn(closes, payments, 5),
    totalReturn10y: totalReturn(closes, payments, 10),
    priceScore5y: priceScore(closes, 5),
    earningsPerShareGrowth10y: growthOverYears(annual, 'earningsPerShare', 10),
    earningsPerShareGrowth5y: growthOverYears(annual, 'earningsPerShare', 5),
    freeCashFlowPerShareGrowth10y: growthOverYears(annual, 'freeCashFlowPerShare', 10),
    dividendsPerShareGrowth10y: growthOverYears(annual, 'dividendsPerShare', 10),
    week52Low: range.low,
    week52High: range.high,
    week52Position: range.position,
    simulatedPrices: closes.some((close) => close.simulated),
  };
}

/** The total return of a listing over any number of years. docs/methodology.md, "Total return" */
export function totalReturnOf(input: Omit<ValuationInput, 'consensus' | 'annual'>, years: number): Figure {
  return totalReturn(input.closes, listingPayments(input), years);
}

function listingPayments(input: Omit<ValuationInput, 'consensus' | 'annual'>): FindPayments {
  const { statements, dividends, adrRatio } = input;
  const exchange = exchangeOf(statements.reportedCurrency, input);
  return paymentsOf(dividends, filedPayments(statements, adrRatio ?? 1, exchange));
}
