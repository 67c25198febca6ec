import { type Valuation, valuation } from '@tenfold/contract/valuation';
import { toWire } from '@tenfold/contract/wire';
import { type ValuationRatios, valuationRatios } from '@tenfold/domain/market';
import type { NewDocument } from '../../platform/documents/index.ts';
import type { Estimates } from '../company/index.ts';
import { type CompanyFigures, findExchangeRateOn } from '../financials/index.ts';
import { countRatings } from './ratings.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const valuationDocument = 'valuation.8';

export function prepareValuation(figures: CompanyFigures): NewDocument {
  const document = valuation.parse(buildValuation(figures));
  return { kind: valuationDocument, body: JSON.stringify(toWire(valuation, document)) };
}

export function buildValuation({
  listing,
  statements,
  annual,
  consensus,
  market,
  estimates,
}: CompanyFigures): Valuation {
  const ratios = valuationRatios({ ...market, statements, annual, consensus });
  const { asOf, earningsTo, newestFiling, staleEarnings, pegSource, week52Position, simulatedPrices } =
    ratios;
  return {
    symbol: listing.symbol,
    currency: listing.currency,
    asOf,
    earningsTo,
    newestFiling,
    staleEarnings,
    exchangeRate: findExchangeRateOn({ statements, market }, asOf),
    ...valuesOf(ratios),
    pegSource,
    week52Position,
    analysts: analystsOf(estimates),
    nextEarningsDate: estimates?.nextDate ?? null,
    why: Object.fromEntries(
      ratioKeys.flatMap((key) => (ratios[key].why === null ? [] : [[key, ratios[key].why]])),
    ),
    marks: Object.fromEntries(
      ratioKeys.flatMap((key) => (ratios[key].marks.length === 0 ? [] : [[key, [...ratios[key].marks]]])),
    ),
    simulatedPrices,
  };
}

const ratioKeys = [
  'freeCashFlowYield',
  'dividendYield',
  'marketCap',
  'priceEarningsRatioLtm',
  'priceBookRatio',
  'priceSalesRatio',
  'peg',
  'totalReturnLtm',
  'totalReturn5y',
  'totalReturn10y',
  'priceScore5y',
  'earningsPerShareGrowth10y',
  'earningsPerShareGrowth5y',
  'freeCashFlowPerShareGrowth10y',
  'dividendsPayout',
  'dividendsPerShareLtm',
  'dividendsPerShareGrowth10y',
  'week52Low',
  'week52High',
] as const satisfies readonly (keyof Valuation & keyof ValuationRatios)[];

function valuesOf(ratios: ValuationRatios): Pick<Valuation, (typeof ratioKeys)[number]> {
  const values = Object.fromEntries(ratioKeys.map((key) => [key, ratios[key].value]));
  return values as Pick<Valuation, (typeof ratioKeys)[number]>;
}

function analystsOf(estimates: Estimates | null): Valuation['analysts'] {
  if (estimates === null) return null;
  const counts = countRatings(estimates);
  const meanTarget = estimates.meanTarget ?? null;
  if (counts === null && meanTarget === null) return null;
  return { meanTarget, buy: null, hold: null, sell: null, ...counts, asOf: estimates.asOf };
}
