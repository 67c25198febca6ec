import type { Assumptions, Rate } from '../forecast/index.ts';
import { growthBound, steepDecline, terminalShareWarning } from '../method-judgements/index.ts';
import type { MethodId, MethodWarning, WarningKey } from './method.ts';

export function warning(
  key: WarningKey,
  detail: MethodWarning['detail'] = {},
  remedy: MethodId | null = null,
): MethodWarning {
  return { key, detail, remedy };
}

export function terminalShareHigh(terminalShare: Rate): MethodWarning[] {
  return terminalShare > terminalShareWarning ? [warning('terminal_share_high', { terminalShare })] : [];
}

/** That capex is taken to grow as revenue does, though it grew faster. */
export function capexBounded({ capexChange, revenueChange }: Assumptions): MethodWarning[] {
  return capexChange !== null && revenueChange !== null && capexChange > revenueChange
    ? [warning('capex_growth_bounded', { capexChange, revenueChange })]
    : [];
}

/** Warnings about growth a method bounds, or takes to go on however steep its decline. */
export function growthBounded(growth: Rate): MethodWarning[] {
  return growth > growthBound
    ? [warning('growth_capped', { growth, bound: growthBound })]
    : steepDeclineWarnings(growth);
}

export function steepDeclineWarnings(growth: Rate | null): MethodWarning[] {
  return growth !== null && growth < steepDecline ? [warning('steep_decline', { growth })] : [];
}
