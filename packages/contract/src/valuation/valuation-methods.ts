import { methodIds, type NoValueReason } from '@tenfold/domain/valuation';
import { z } from 'zod';
import { amount } from '../shapes.ts';

const reasons = {
  growth_not_below_return: true,
  required_return_not_positive: true,
  terminal_free_cash_flow_not_positive: true,
  free_cash_flow_missing: true,
  shares_missing: true,
  net_debt_missing: true,
  value_not_positive: true,
  not_meaningful_for_financials: true,
  currency_mismatch: true,
  adr_ratio_unknown: true,
  no_estimates: true,
  no_history: true,
  too_few_years: true,
  revenue_missing: true,
  earnings_missing: true,
  book_missing: true,
  depreciation_missing: true,
  capex_above_cash_flow: true,
  book_not_positive: true,
  earnings_not_positive: true,
  losses_in_last_two_years: true,
  no_lasting_profit: true,
  funds_not_positive: true,
  no_dividend: true,
  payout_too_low: true,
  payout_above_earnings: true,
} as const satisfies Record<NoValueReason, true>;

export const valuationMethod = z.enum(methodIds);
export const noValueReason = z.enum(Object.keys(reasons) as NoValueReason[]);

/** At the default rates and the end of the last fiscal year, in the trading currency, in this business kind's order. */
export const valuationMethods = z.object({
  chosen: valuationMethod.nullable(),
  /** The preferred method, where it has no value: its reason is in `results`. */
  standsInFor: valuationMethod.nullable(),
  results: z.array(
    z.object({
      method: valuationMethod,
      valuePerShare: amount,
      /** The share of the value that comes from the terminal year; null for methods without one. */
      terminalShare: amount,
      why: noValueReason.nullable(),
      detail: z.record(z.string(), z.number()),
    }),
  ),
});
export type ValuationMethods = z.output<typeof valuationMethods>;
