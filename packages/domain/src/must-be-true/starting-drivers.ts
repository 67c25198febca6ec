import { type ForecastBase, forecastFrom } from '../forecast/index.ts';
import {
  assumptionsByMethod,
  fairValue,
  type NoMethodValue,
  type NoValueReason,
} from '../valuation/index.ts';
import { baseOfState, type Drivers, driversOf, type ValueState, valueOfState } from '../value-state/index.ts';

export interface Start {
  readonly ok: true;
  readonly drivers: Drivers;
  readonly base: ForecastBase;
  /** null where the state has no value, though another number could give it one. */
  readonly valuePerShare: number | null;
}

/** Reasons that another growth or another share of cash flow can mend. */
const mendable: readonly NoValueReason[] = [
  'terminal_free_cash_flow_not_positive',
  'value_not_positive',
  'capex_above_cash_flow',
];

/** What is solved from: the drivers of a value, or of a free cash flow that has none for now. */
export function startOf(state: ValueState): Start | NoMethodValue {
  const value = valueOfState(state);
  if (value.ok) {
    const { base, valuePerShare } = value;
    return { ok: true, drivers: driversOf(state, value), base, valuePerShare };
  }
  const base = baseOfState(state);
  const { forecast, method, choice } = state;
  const assumptions =
    typeof forecast === 'string' ? assumptionsByMethod(method, forecast, base, choice) : forecast.assumptions;
  if (!mendable.includes(value.why) || assumptions === null) return value;
  // The first reason hides those behind it: net debt or shares that are missing too.
  const plain = fairValue(base, forecastFrom(base, assumptions, 'averages'), choice);
  const { sharesOutstanding } = base.last;
  if (!plain.ok && !mendable.includes(plain.why)) return { ...plain, method };
  if (base.netDebt === null) return { ok: false, method, why: 'net_debt_missing', detail: {} };
  if (sharesOutstanding === null || !(sharesOutstanding > 0)) {
    return { ok: false, method, why: 'shares_missing', detail: {} };
  }
  const result = { method, walk: [], inputs: [], cashFlow: { assumptions } };
  return { ok: true, drivers: driversOf(state, { base, result }), base, valuePerShare: null };
}
