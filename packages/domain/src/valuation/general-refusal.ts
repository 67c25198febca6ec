import type { ForecastBase } from '../forecast/index.ts';
import type { NoFairValue, ValuationChoice } from './fair-value.ts';

/** What no valuation method can go without: rates that give a finite value, and figures that can meet the price. */
export function generalRefusal(base: ForecastBase, choice: ValuationChoice): NoFairValue | null {
  const { requiredReturn } = choice;
  return requiredReturn > 0
    ? discountingRefusal(base, choice)
    : { ok: false, why: 'required_return_not_positive', detail: { requiredReturn } };
}

/** The same for discounting alone, which has a meaning at a return of zero too: a plain sum. */
export function discountingRefusal(
  { refusal }: ForecastBase,
  { requiredReturn, terminalGrowth }: ValuationChoice,
): NoFairValue | null {
  if (refusal === 'currency_mismatch' || refusal === 'adr_ratio_unknown') {
    return { ok: false, why: refusal, detail: {} };
  }
  return requiredReturn > terminalGrowth && requiredReturn > -1
    ? null
    : { ok: false, why: 'growth_not_below_return', detail: { requiredReturn, terminalGrowth } };
}
