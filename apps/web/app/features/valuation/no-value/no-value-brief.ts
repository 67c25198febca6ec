import { formatMillions, formatPercent } from '@tenfold/domain/format';
import type { NoFairValue, NoValueReason } from '@tenfold/domain/valuation';
import { formatRate } from '../../../figures/format-rate.ts';

type Detail = NoFairValue['detail'];

/** Within a sentence: `the forecast ends with negative free cash flow (−7,358 m in 2031)`. */
export function noValueBrief({ why, detail }: NoFairValue): string {
  return briefs[why](detail);
}

const briefs: Readonly<Record<NoValueReason, (detail: Detail) => string>> = {
  growth_not_below_return: ({ requiredReturn = 0, terminalGrowth = 0 }) =>
    `growth of ${formatRate(terminalGrowth)} is not below the required return of ${formatRate(requiredReturn)}`,
  required_return_not_positive: () => 'the required return is not above zero',
  terminal_free_cash_flow_not_positive: ({ freeCashFlow, year }) =>
    `the forecast ends with negative free cash flow${bracketed(freeCashFlow, year)}`,
  free_cash_flow_missing: () => 'cash from operations or capex is missing',
  capex_above_cash_flow: ({ capex, cashFlowFromOperatingActivities }) =>
    `capex${bracketed(capex)} is above the average cash from operations${bracketed(cashFlowFromOperatingActivities)}`,
  revenue_missing: () => 'revenue is missing',
  earnings_missing: () => 'net income is missing',
  book_missing: () => 'equity is missing',
  depreciation_missing: () => 'depreciation is missing',
  shares_missing: () => 'the share count is missing',
  net_debt_missing: () => 'net debt is missing',
  value_not_positive: ({ equityValue }) =>
    `nothing is left for shareholders${equityValue === undefined ? '' : bracketed(equityValue)}`,
  book_not_positive: ({ commonBook }) => `common book value is not positive${bracketed(commonBook)}`,
  earnings_not_positive: ({ earnings, years }) =>
    `earnings of ${years ?? 'all'} years add up to a loss${bracketed(earnings)}`,
  losses_in_last_two_years: ({ earnings }) =>
    `both of the last two years were losses${earnings === undefined ? '' : `, the last ${millions(earnings)}`}`,
  no_lasting_profit: ({ meanMargin }) =>
    `there is no lasting profit${meanMargin === undefined ? '' : ` (average margin ${percent(meanMargin)})`}`,
  funds_not_positive: ({ fundsFromOperations, maintenance }) =>
    `maintenance${bracketed(maintenance)} takes all funds from operations${bracketed(fundsFromOperations)}`,
  no_dividend: () => 'the company paid no dividend',
  payout_too_low: ({ payout = 0 }) => `only ${percent(payout)} of earnings is paid out`,
  payout_above_earnings: ({ payout = 0 }) => `${percent(payout)} of earnings is paid out, which can’t last`,
  too_few_years: ({ years = 0, needed = 3 }) => `there are figures for ${years} of ${needed} years needed`,
  not_meaningful_for_financials: () => 'free cash flow isn’t meaningful for a bank, an insurer or a broker',
  currency_mismatch: () => 'there is no exchange rate',
  adr_ratio_unknown: () => 'the ADR ratio is missing',
  no_estimates: () => 'there are no analysts’ estimates',
  no_history: () => 'there is no full fiscal year yet',
};

/** ` (−7,358 m in 2031)`; nothing for no figure. */
function bracketed(value: number | undefined, year?: number): string {
  if (value === undefined) return '';
  return ` (${millions(value)}${year === undefined ? '' : ` in ${year}`})`;
}

function millions(value: number): string {
  return `${value < 0 ? '−' : ''}${formatMillions(Math.abs(value))} m`;
}

function percent(value: number): string {
  return `${value < 0 ? '−' : ''}${formatPercent(Math.abs(value))}`;
}
