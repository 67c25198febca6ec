import type { TypedCell } from '@tenfold/domain/custom-forecast';
import { type CellName, type FormulaFailureReason, maxFormulaLength } from '@tenfold/domain/formulas';
import { isEditableRow } from './block.ts';
import { cellName } from './cell-names.ts';

type FailedCell = Pick<TypedCell, 'row' | 'column' | 'failure'>;

/** Why a typed cell is blank, in a sentence; null for one that isn't. */
export function failureLabel({ row, column, failure }: FailedCell): string | null {
  if (failure === null) return null;
  if (failure.why === 'cycle') return cycleLabel(cellName(row, column), failure.through);
  return labels[failure.why](failure.text.trim());
}

type OtherReason = Exclude<FormulaFailureReason, 'cycle'>;

const labels: Readonly<Record<OtherReason, (text: string) => string>> = {
  too_long: () => `A formula has at most ${maxFormulaLength.toLocaleString('en-US')} characters.`,
  too_complex: () => 'This formula has too many parts. Use shorter formulas in several cells.',
  syntax: (text) => (text === '' ? 'The formula isn’t complete.' : `“${text}” isn’t expected here.`),
  ambiguous_comma: (text) =>
    `“${text}” could be one number or two. Write ${text.replace(',', '.')}, or separate numbers with a semicolon.`,
  unknown_name: (text) => `“${text}” isn’t a row of the table or a function.`,
  wrong_arguments: (text) => `${text} needs other arguments.`,
  range_alone: (text) => `${text} is several years. Use it in a function, such as AVERAGE(${text}).`,
  no_such_column: (text) => `${text} isn’t a column of the table.`,
  part_missing: (text) => `${text} has no value.`,
  not_forecast: (text) => `${text} isn’t part of a forecast.`,
  depends_on_value: (text) => `${text} depends on the fair value, which depends on this cell.`,
  divided_by_zero: (text) => `${text} is zero, and can’t be divided by.`,
  start_or_end_not_positive: () => 'A compound growth rate from or to zero or a loss isn’t meaningful.',
  not_a_number: () => 'The result isn’t a number.',
  out_of_range: () => 'The result isn’t between −1,000% and 10,000%.',
};

function cycleLabel(name: string, through: readonly CellName[]): string {
  const others = through
    .slice(1)
    .map(({ row, column }) => (isEditableRow(row) ? cellName(row, column) : row));
  return others.length === 0
    ? `${name} refers to itself.`
    : `${name} refers to itself through ${others.join(', ')}.`;
}
