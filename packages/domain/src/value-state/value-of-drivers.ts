import { forecastColumns, type Rate } from '../forecast/index.ts';
import {
  discountCashFlows,
  discountExcess,
  discountPayouts,
  fadingTo,
  perTradedShare,
  valueAsOf,
} from '../valuation/index.ts';
import type { DriverRowKey, Drivers } from './drivers.ts';

/**
 * The value per share of these numbers, without a method's refusals: a terminal free cash flow or a value of zero and
 * below is a number too. Of a state's own drivers it is the state's value.
 *
 * Formula: as in each method, rolled forward where the state has a day.
 * Undefined where the required return is not above the terminal growth.
 *
 * docs/methodology.md, "Two states of a value"
 */
export function valueOfDrivers(drivers: Drivers): number {
  const { time, scalars } = drivers;
  const perShare = perTradedShare(scalars, ofOneShare(drivers));
  if (time.day === null) return perShare;
  const value = {
    valuePerShare: perShare,
    valuationDate: time.lastPeriodEnd,
    requiredReturn: scalars.requiredReturn,
  };
  const { adrRatio, currencyRate, latestCurrencyRate } = scalars;
  const history = { dividendsSince: time.dividendsSince };
  const carried = valueAsOf(time.day, value, { adrRatio, currencyRate, latestCurrencyRate, history });
  return carried.ok ? carried.valuePerShare : perShare;
}

/** The value of one ordinary share, in the reported currency. */
function ofOneShare({ form, time, levels, scalars, rows, roeFades }: Drivers): number {
  const { sharesOutstanding, requiredReturn, payout } = scalars;
  const { lastYear } = time;
  const payouts = (earned: number, growth: Rate) => {
    const growing = { lastYear, earned, growth, payout };
    const { ofYears, terminal } = discountPayouts(growing, scalars, {
      earned: 'earningsPerShare',
      paid: 'dividendsPerShare',
    });
    return ofYears + terminal;
  };
  switch (form) {
    case 'cashFlow': {
      const { enterpriseValue } = discountCashFlows(time, cashFlowsOf({ levels, rows, scalars }), scalars);
      const claims = scalars.netDebt + scalars.preferredStock + scalars.minorityInterest;
      return (enterpriseValue - claims) / sharesOutstanding;
    }
    case 'excessReturns': {
      const found = { book: levels.commonBook, shareKept: scalars.shareKept };
      const roe = rows.roe.map((rate) => rate ?? 0);
      const faded = roeFades ? fadingTo(requiredReturn, roe[0] ?? 0) : roe;
      return discountExcess(found, faded, scalars, lastYear).equityValue / sharesOutstanding;
    }
    case 'affo': {
      const earned = (levels.fundsFromOperations - levels.maintenance) / sharesOutstanding;
      return payouts(earned, scalars.affoGrowth);
    }
    case 'dividends':
      return payouts(levels.dividendsPerShare / payout, scalars.dividendGrowth);
    case 'earningsPower':
      return (levels.revenue * scalars.meanMargin) / requiredReturn / sharesOutstanding;
  }
}

/** Cash flows of the six columns: CFO less capex, or what typed growth makes of the year before, with the interest added back. */
export function cashFlowsOf({
  levels,
  rows,
  scalars,
}: Pick<Drivers, 'levels' | 'rows' | 'scalars'>): number[] {
  let { revenue, capex, freeCashFlow } = levels;
  return Array.from({ length: forecastColumns }, (_, at) => {
    const rate = (key: DriverRowKey) => rows[key][at] ?? 0;
    revenue *= 1 + rate('revenueChange');
    capex *= 1 + rate('capexChange');
    freeCashFlow =
      rows.freeCashFlowGrowthRate[at] === undefined
        ? revenue * rate('percentageCfoOfRevenue') - capex
        : freeCashFlow * (1 + rate('freeCashFlowGrowthRate'));
    return freeCashFlow + scalars.interest;
  });
}
