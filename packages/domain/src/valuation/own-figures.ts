import type { ForecastBase, OwnFigures } from '../forecast/index.ts';

/**
 * The base with what the person typed in place of the filings' figures. It is read by the valuation
 * alone: history, averages and ratios stay as filed.
 *
 * Capital expenditures of one's own have no history to grow by: they take away the average growth of capex, which leaves
 * the methods in which capex grows with revenue.
 * @example withOwnFigures(base, { sharesOutstanding: 175e6 }).last.sharesOutstanding === 175e6
 *
 * docs/methodology.md, "Own figures"
 */
export function withOwnFigures(base: ForecastBase, own: OwnFigures): ForecastBase {
  if (Object.keys(own).length === 0) return base;
  const adrRatio = own.adrRatio ?? base.adrRatio;
  const currencyRate = own.currencyRate ?? base.currencyRate;
  return {
    ...base,
    last: {
      ...base.last,
      sharesOutstanding: own.sharesOutstanding ?? base.last.sharesOutstanding,
      capex: own.capex ?? base.last.capex,
    },
    averages: own.capex === undefined ? base.averages : { ...base.averages, capexChange: null },
    netDebt: own.netDebt ?? base.netDebt,
    preferredStock: own.preferredStock ?? base.preferredStock,
    minorityInterest: own.minorityInterest ?? base.minorityInterest,
    adrRatio,
    currencyRate,
    latestCurrencyRate: own.currencyRate ?? base.latestCurrencyRate,
    refusal: refusalWith(base, own),
    history: own.capex === undefined ? base.history : withoutCapexGrowth(base.history),
    ownFigures: own,
  };
}

function withoutCapexGrowth(history: ForecastBase['history']): ForecastBase['history'] {
  return { ...history, fiveYearAverages: { ...history.fiveYearAverages, capexChange: null } };
}

function refusalWith({ refusal }: ForecastBase, own: OwnFigures): ForecastBase['refusal'] {
  if (refusal === 'currency_mismatch' && own.currencyRate !== undefined) return null;
  if (refusal === 'adr_ratio_unknown' && own.adrRatio !== undefined) return null;
  return refusal;
}
