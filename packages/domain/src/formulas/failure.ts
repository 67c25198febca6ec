import type { RowKey } from '../rows/index.ts';

/** Why a formula gives no value. The screen words each one. */
export type FormulaFailureReason =
  | 'too_long'
  | 'too_complex' // nested too deeply, or too many parts
  | 'syntax' // `span` is what was not expected there
  | 'ambiguous_comma' // `MAX(1,2)`: 1.2, or two numbers
  | 'unknown_name'
  | 'wrong_arguments' // too many or too few, or a number a function can't use
  | 'range_alone' // several years where one value is needed
  | 'no_such_column'
  | 'part_missing' // a cell it refers to has no value
  | 'not_forecast' // the row is not part of a forecast
  | 'depends_on_value' // the row follows from the fair value, which follows from this cell
  | 'cycle' // `through` are the typed cells that refer to each other
  | 'divided_by_zero'
  | 'start_or_end_not_positive' // a compound rate from or to a loss
  | 'not_a_number' // beyond what a computer counts to, or the root of a negative number
  | 'out_of_range'; // no rate a forecast could use

/** A part of the formula's text: from its first character to behind its last; `=` is character 0. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A cell of a forecast: a fiscal year or `Terminal`, and a row. */
export interface CellName {
  readonly column: string;
  readonly row: RowKey;
}

export interface FormulaFailure {
  readonly why: FormulaFailureReason;
  readonly span: Span;
  /** The text the reason is about, as it was typed. */
  readonly text: string;
  /** The cells of a cycle: from the first on, each refers to the next, and the last to the first. */
  readonly through: readonly CellName[];
}

export function failureAt(
  source: string,
  why: FormulaFailureReason,
  span: Span,
  through: readonly CellName[] = [],
): FormulaFailure {
  return { why, span, text: source.slice(span.from, span.to), through };
}
