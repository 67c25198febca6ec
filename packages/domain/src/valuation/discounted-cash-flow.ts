import { type Forecast, type ForecastBase, forecastColumns } from '../forecast/index.ts';
import { isFinancial } from '../statements/index.ts';
import type {
  FairValue,
  FairValueResult,
  NoFairValue,
  NoValueReason,
  ValuationChoice,
} from './fair-value.ts';
import { discountingRefusal } from './general-refusal.ts';
import { interestAdded } from './interest-added.ts';
import { perTradedShare } from './traded-share.ts';

/** Present values are counted for five years; the terminal year, the sixth, is worth its perpetuity. */
const discountedYears = forecastColumns - 1;

/**
 * What one share is worth by discounted free cash flow, in the reported currency.
 *
 * Formula: PV(t) = FCF(t) / (1 + r)^t for t = 1..5; terminal value = FCF(Terminal) / (r - g), discounted 5 years. As
 * Terminal is t = 6, that is the Gordon form without a second (1 + g). Enterprise value = the sum of both; equity =
 * EV - net debt - preferred stock - minority interest; per share over the latest diluted count, not that of the first
 * estimated year: buybacks yet to come are paid from the cash flow that is already valued.
 * Filed free cash flow is after interest: last year's interest x (1 - tax) is added back to every year, and net debt taken off
 * once. Where interest isn't known it stays as filed, so that net debt is understated by about i x D / r.
 * Refuses: r <= g; a missing year; FCF(Terminal) <= 0; net debt or shares missing; value <= 0; a bank or an insurer;
 * reported figures that cannot meet the price. Preferred stock and minority interest that are not filed are none.
 * Example: FCF of 10 each year, r 10 %, g 0 %, no debt, 1 share: 37.91 + 62.09 = 100.
 *
 * docs/methodology.md, "Free cash flow, ten-year averages"
 */
export function fairValue(base: ForecastBase, forecast: Forecast, choice: ValuationChoice): FairValueResult {
  const { requiredReturn, terminalGrowth } = choice;
  if (isFinancial(base.businessKind)) return refuse('not_meaningful_for_financials');
  const refusal = discountingRefusal(base, choice);
  if (refusal !== null) return refusal;
  const interest = interestAdded(base, choice);
  const cashFlows: number[] = [];
  for (let at = 1; at <= forecastColumns; at += 1) {
    const cashFlow = forecast.columns[at - 1]?.figures.freeCashFlow.value ?? null;
    if (cashFlow === null) return refuse('free_cash_flow_missing', { year: base.lastYear + at });
    cashFlows.push(cashFlow + interest);
  }
  const terminalCashFlow = cashFlows[discountedYears] ?? 0;
  if (!(terminalCashFlow > 0)) {
    const detail = {
      ...terminalDetail(forecast),
      ...(interest === 0 ? {} : { interest }),
      freeCashFlow: terminalCashFlow,
    };
    return refuse('terminal_free_cash_flow_not_positive', detail);
  }
  if (base.netDebt === null) return refuse('net_debt_missing');
  const shares = base.last.sharesOutstanding;
  if (shares === null || !(shares > 0)) return refuse('shares_missing');

  const walk = discountCashFlows(base, cashFlows, choice);
  const preferredStock = base.preferredStock ?? 0;
  const minorityInterest = base.minorityInterest ?? 0;
  const equityValue = walk.enterpriseValue - base.netDebt - preferredStock - minorityInterest;
  if (!(equityValue > 0)) {
    const { enterpriseValue } = walk;
    const netDebt = base.netDebt;
    return refuse('value_not_positive', {
      enterpriseValue,
      netDebt,
      preferredStock,
      minorityInterest,
      equityValue,
    });
  }
  const sharesOutstanding = shares / (base.adrRatio ?? 1);
  return {
    ok: true,
    requiredReturn,
    terminalGrowth,
    valuationDate: base.lastPeriodEnd,
    interest,
    ...walk,
    netDebt: base.netDebt,
    preferredStock,
    minorityInterest,
    equityValue,
    sharesOutstanding,
    valuePerShare: perTradedShare(base, equityValue / shares),
  };
}

type Walk = Pick<
  FairValue,
  'years' | 'terminal' | 'presentValueOfFreeCashFlow' | 'enterpriseValue' | 'terminalShare'
>;

/** Five years and Terminal at their present value, whatever their sign. */
export function discountCashFlows(
  base: Pick<ForecastBase, 'lastYear'>,
  cashFlows: readonly number[],
  { requiredReturn, terminalGrowth }: ValuationChoice,
): Walk {
  const years: FairValue['years'][number][] = [];
  let discountFactor = 1;
  let presentValueOfFreeCashFlow = 0;
  for (let at = 1; at <= discountedYears; at += 1) {
    const freeCashFlow = cashFlows[at - 1] ?? 0;
    discountFactor /= 1 + requiredReturn;
    const presentValue = freeCashFlow * discountFactor;
    presentValueOfFreeCashFlow += presentValue;
    years.push({ year: base.lastYear + at, freeCashFlow, discountFactor, presentValue });
  }
  const freeCashFlow = cashFlows[discountedYears] ?? 0;
  const terminalValue = freeCashFlow / (requiredReturn - terminalGrowth);
  const presentValue = terminalValue * discountFactor;
  const enterpriseValue = presentValueOfFreeCashFlow + presentValue;
  return {
    years,
    terminal: { freeCashFlow, terminalValue, discountFactor, presentValue },
    presentValueOfFreeCashFlow,
    enterpriseValue,
    terminalShare: presentValue / enterpriseValue,
  };
}

function refuse(why: NoValueReason, detail: NoFairValue['detail'] = {}): NoFairValue {
  return { ok: false, why, detail };
}

/** The terminal year's free cash flow with what made it, so that the reason can show figures. */
function terminalDetail(forecast: Forecast): NoFairValue['detail'] {
  const terminal = forecast.columns[discountedYears];
  if (terminal === undefined) return {};
  const detail: Record<string, number> = {};
  if (terminal.year !== null) detail.year = terminal.year;
  for (const key of terminalKeys) {
    const { value } = terminal.figures[key];
    if (value !== null) detail[key] = value;
  }
  return detail;
}

const terminalKeys = ['cashFlowFromOperatingActivities', 'capex', 'revenueChange', 'capexChange'] as const;
