import { formatMillions, formatPercent } from '@tenfold/domain/format';
import { assumedMaintenance, longRunGrowth } from '@tenfold/domain/method-judgements';
import type { MethodWarning, WarningKey } from '@tenfold/domain/valuation';
import { formatRate } from '../../../figures/format-rate.ts';

export function warningLabel({ key, detail }: MethodWarning): string {
  return words[key](detail);
}

/** Growth that fades is the one remedy there is. */
export function remedyLabel(): string {
  return `Let growth fade to ${shortRate(longRunGrowth)}`;
}

const words: Readonly<Record<WarningKey, (detail: MethodWarning['detail']) => string>> = {
  growth_unlikely_to_last: ({ revenueChange = 0, lastRevenueChange }) =>
    `Revenue is assumed to grow ${formatPercent(revenueChange)} a year for six more years${
      lastRevenueChange === undefined ? '' : `; last year it was ${formatPercent(lastRevenueChange)}`
    }. Growth like that is unlikely to last.`,
  capex_growth_bounded: ({ capexChange = 0, revenueChange = 0 }) =>
    `Capex grew ${formatPercent(capexChange)} a year, revenue ${revenueChange === 0 ? '0.0%' : formatPercent(revenueChange)}. Capex is assumed to grow with revenue, as it can’t take a larger part of it for ever.`,
  terminal_share_high: ({ terminalShare = 0 }) =>
    `${formatPercent(terminalShare)} of the value is the terminal value.`,
  growth_capped: ({ growth = 0, bound = 0 }) =>
    `Growth is capped at ${shortRate(bound)} a year; the average was ${formatPercent(growth)}.`,
  steep_decline: ({ growth = 0 }) =>
    `Revenue is assumed to fall ${formatPercent(Math.abs(growth))} a year for six more years.`,
  accumulated_oci_not_filed: () =>
    'Accumulated other comprehensive income isn’t filed for every year, so book value includes it.',
  cash_flow_stands_in: () =>
    'Funds from operations seem to include a gain that isn’t filed separately. Cash from operations is used instead.',
  funds_far_below_cash_flow: ({ fundsFromOperations = 0, cashFlowFromOperatingActivities = 0 }) =>
    `Funds from operations (${formatMillions(fundsFromOperations)} m) are far below cash from operations (${formatMillions(cashFlowFromOperatingActivities)} m): they may include a one-time loss.`,
  maintenance_assumed: ({ maintenance = 0 }) =>
    `Maintenance isn’t filed. It is assumed to be ${shortRate(assumedMaintenance)} of depreciation, ${formatMillions(maintenance)} m.`,
  mean_of_last_two_years: () =>
    'The five-year average margin is a loss, so the average of the last two years is used.',
  one_year_carries_mean: ({ margin = 0, year }) =>
    `One year lifts the average: the margin of ${year} was ${formatPercent(margin)}, more than twice the median.`,
  terminal_growth_has_no_effect: () => 'Terminal growth doesn’t change the value in this method.',
  no_growth_assumed: () => 'No return on book value can be calculated, so dividends are assumed not to grow.',
};

function shortRate(rate: number): string {
  return formatRate(rate).replace('.0%', '%');
}
