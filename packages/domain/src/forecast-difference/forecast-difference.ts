import { type EditableRow, editableRows } from '../custom-forecast/index.ts';
import type { Assumptions, Rate } from '../forecast/index.ts';
import type { NoMethodValue } from '../valuation/index.ts';
import { type ValueState, valueOfState } from '../value-state/index.ts';
import { valueWalk, type WalkGroup, type WalkPart } from '../value-walk/index.ts';

/** A forecast over the filings of today, with the rates and the method it is valued by. */
export interface ForecastSide {
  /** The six columns, first to Terminal. */
  readonly assumptions: readonly Assumptions[];
  readonly state: ValueState;
}

/** A row of two forecasts, column by column. */
export interface DifferenceLine {
  readonly row: EditableRow;
  readonly first: readonly (Rate | null)[];
  readonly second: readonly (Rate | null)[];
  readonly differs: boolean;
  /** What the difference is worth per share, in whole cents; null where the row doesn't enter the value. */
  readonly cents: number | null;
}

export interface DifferentRate {
  readonly first: Rate;
  readonly second: Rate;
  readonly differs: boolean;
  /** Null where the values can't be compared; both rates' worth where they are one part, see `jointRates`. */
  readonly cents: number | null;
}

export interface ForecastDifference {
  readonly lines: readonly DifferenceLine[];
  readonly requiredReturn: DifferentRate;
  readonly terminalGrowth: DifferentRate;
  /** Whether the two rates have one worth together: one without the other leaves less than a point between them. */
  readonly jointRates: boolean;
  /** What else the values differ by: own figures, interest added back, another method. */
  readonly others: readonly { readonly group: WalkGroup; readonly cents: number }[];
  /** Values per share, or why there is none. */
  readonly first: SideValue;
  readonly second: SideValue;
  /** Null unless both have a value. */
  readonly cents: number | null;
}

type SideValue = { readonly valuePerShare: number } | Pick<NoMethodValue, 'why' | 'detail'>;

/**
 * Two forecasts of one company line by line, with what each line is worth per share. The parts add up to the difference
 * of the values, to the cent, and depend on no order.
 *
 * Formula: the parts of the walk from the first to the second.
 * Refuses: worth, where one of them has no value; the lines are compared all the same.
 * Example: 30 against 32 % of revenue as CFO, everything else alike: the whole difference is that line's.
 *
 * docs/methodology.md, "Two forecasts compared"
 */
export function forecastDifference(first: ForecastSide, second: ForecastSide): ForecastDifference {
  const walk = valueWalk(first.state, second.state);
  const parts = new Map<WalkGroup | EditableRow, WalkPart>(
    walk.ok ? walk.parts.map((part) => [part.group, part] as const) : [],
  );
  const take = (group: WalkGroup | EditableRow): number | null => {
    const part = parts.get(group);
    parts.delete(group);
    return part?.cents ?? null;
  };
  const joint = take('rates');
  const rate = (key: 'requiredReturn' | 'terminalGrowth'): DifferentRate => {
    const one = first.state.choice[key];
    const other = second.state.choice[key];
    return { first: one, second: other, differs: one !== other, cents: take(key) ?? joint };
  };
  const lines = editableRows.map((row) => lineOf(row, first, second, take(row)));
  return {
    lines,
    requiredReturn: rate('requiredReturn'),
    terminalGrowth: rate('terminalGrowth'),
    jointRates: joint !== null,
    others: [...parts.values()].map(({ group, cents }) => ({ group, cents })),
    first: valueOfSide(first),
    second: valueOfSide(second),
    cents: walk.ok ? walk.parts.reduce((sum, { cents }) => sum + cents, 0) : null,
  };
}

function lineOf(
  row: EditableRow,
  first: ForecastSide,
  second: ForecastSide,
  cents: number | null,
): DifferenceLine {
  const rates = ({ assumptions }: ForecastSide) => assumptions.map((column) => column[row] ?? null);
  const one = rates(first);
  const other = rates(second);
  return { row, first: one, second: other, differs: one.some((value, at) => value !== other[at]), cents };
}

function valueOfSide({ state }: ForecastSide): SideValue {
  const value = valueOfState(state);
  return value.ok ? { valuePerShare: value.valuePerShare } : { why: value.why, detail: value.detail };
}
