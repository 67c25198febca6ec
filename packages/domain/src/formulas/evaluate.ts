import type { AnyRowKey } from '../rows/index.ts';
import { type FormulaFailure, type FormulaFailureReason, failureAt, type Span } from './failure.ts';
import type { Call, Chain, ColumnReference, Formula, RangeReference, Reference } from './formula.ts';
import {
  averageOf,
  type FunctionResult,
  finite,
  growthIn,
  growthOver,
  maxOf,
  medianOf,
  minOf,
  powerOf,
  roundTo,
  sumOf,
  type Values,
} from './functions.ts';
import type { FunctionName } from './names.ts';

/** A column of the table: a fiscal year, those of the forecast among them, the averages, or the last twelve months. */
export type TableColumn = number | 'averages' | 'ltm';

/** What a cell holds. A filed cell may be empty without being wrong: `value` and `why` are null. */
export interface CellAnswer {
  readonly value: number | null;
  readonly why: FormulaFailureReason | null;
}

/** The table as one of its cells sees it. */
export interface FormulaSetting {
  /** The year of the cell that holds the formula. */
  readonly year: number;
  readonly terminalYear: number;
  readonly cell: (row: AnyRowKey, column: TableColumn) => CellAnswer;
}

export type FormulaValue =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly failure: FormulaFailure };

/**
 * What a formula comes to in its cell: a finite number, or why there is none. `source` is its text, for the failure.
 *
 * A comparison is 1 or 0. IF evaluates only what it chooses. AVERAGE, MEDIAN, MIN and MAX leave out filed years
 * without a figure; SUM and CAGR need theirs.
 *
 * docs/methodology.md, "Formulas"
 */
export function evaluateFormula(source: string, formula: Formula, setting: FormulaSetting): FormulaValue {
  const evaluation: Evaluation = { setting, failed: null };
  const value = evaluate(formula, evaluation);
  if (value !== null) return { ok: true, value };
  const { why, span } = evaluation.failed ?? { why: 'not_a_number', span: formula.span };
  return { ok: false, failure: failureAt(source, why, span) };
}

/** The table's column that a reference means in the cell of a year. */
export function columnMeant(
  column: ColumnReference,
  { year, terminalYear }: Pick<FormulaSetting, 'year' | 'terminalYear'>,
): TableColumn {
  switch (column.kind) {
    case 'offset':
      return year + column.by;
    case 'year':
      return column.year;
    case 'terminal':
      return terminalYear;
    default:
      return column.kind;
  }
}

interface Evaluation {
  readonly setting: FormulaSetting;
  failed: { readonly why: FormulaFailureReason; readonly span: Span } | null;
}

function evaluate(formula: Formula, evaluation: Evaluation): number | null {
  switch (formula.kind) {
    case 'number':
      return formula.value;
    case 'reference':
      return evaluateReference(formula, evaluation);
    case 'range':
      return fail(evaluation, 'range_alone', formula.span);
    case 'negative': {
      const value = evaluate(formula.of, evaluation);
      return value === null ? null : 0 - value;
    }
    case 'percent': {
      const value = evaluate(formula.of, evaluation);
      return value === null ? null : value / 100;
    }
    case 'power': {
      const base = evaluate(formula.base, evaluation);
      const exponent = base === null ? null : evaluate(formula.exponent, evaluation);
      return base === null || exponent === null
        ? null
        : take(powerOf(base, exponent), evaluation, formula.span);
    }
    case 'chain':
      return evaluateChain(formula, evaluation);
    case 'comparison': {
      const left = evaluate(formula.left, evaluation);
      const right = left === null ? null : evaluate(formula.right, evaluation);
      return left === null || right === null ? null : Number(compare[formula.operator](left, right));
    }
    case 'call':
      return evaluateCall(formula, evaluation);
  }
}

const compare = {
  '=': isSame,
  '<>': (left: number, right: number) => !isSame(left, right),
  '<': (left: number, right: number) => left < right && !isSame(left, right),
  '<=': (left: number, right: number) => left <= right || isSame(left, right),
  '>': (left: number, right: number) => left > right && !isSame(left, right),
  '>=': (left: number, right: number) => left >= right || isSame(left, right),
} as const;

const roundingError = 2 ** -48;

/** Equal but for rounding errors, as in spreadsheets: 0.1 + 0.2 is 0.3. */
function isSame(left: number, right: number): boolean {
  return Math.abs(left - right) <= roundingError * Math.min(Math.abs(left), Math.abs(right));
}

function evaluateReference({ row, column, span }: Reference, evaluation: Evaluation): number | null {
  const { setting } = evaluation;
  const { value, why } = setting.cell(row, columnMeant(column, setting));
  return value ?? fail(evaluation, why ?? 'part_missing', span);
}

function evaluateChain({ first, rest, span }: Chain, evaluation: Evaluation): number | null {
  let total = evaluate(first, evaluation);
  for (const { operator, operand } of rest) {
    const value = total === null ? null : evaluate(operand, evaluation);
    if (total === null || value === null) return null;
    if (operator === '/' && value === 0) return fail(evaluation, 'divided_by_zero', operand.span);
    total = take(finite(operate[operator](total, value)), evaluation, span);
  }
  return total;
}

const operate = {
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
} as const;

function evaluateCall(call: Call, evaluation: Evaluation): number | null {
  const { name, args, span } = call;
  if (name === 'IF') {
    const condition = args[0] === undefined ? null : evaluate(args[0], evaluation);
    const chosen = condition === null ? undefined : args[condition === 0 ? 2 : 1];
    return chosen === undefined ? null : evaluate(chosen, evaluation);
  }
  const values = valuesOf(args, evaluation);
  return values === null ? null : take(compute(name, args, values), evaluation, span);
}

function compute(
  name: Exclude<FunctionName, 'IF'>,
  args: readonly Formula[],
  values: Values,
): FunctionResult {
  switch (name) {
    case 'AVERAGE':
      return averageOf(values);
    case 'MEDIAN':
      return medianOf(values);
    case 'MIN':
      return minOf(values);
    case 'MAX':
      return maxOf(values);
    case 'SUM':
      return sumOf(values);
    case 'ROUND':
      return roundTo(values[0] ?? 0, values[1] ?? 0);
    case 'CAGR':
      return args.length === 1
        ? growthOver(values)
        : growthIn(values[0] ?? 0, values[1] ?? 0, values[2] ?? 0);
  }
}

/** The values of all arguments in one list: a range gives one for each of its columns. */
function valuesOf(args: readonly Formula[], evaluation: Evaluation): Values | null {
  const values: (number | null)[] = [];
  for (const arg of args) {
    const found = arg.kind === 'range' ? valuesIn(arg, evaluation) : evaluate(arg, evaluation);
    if (found === null) return null;
    if (typeof found === 'number') values.push(found);
    else values.push(...found);
  }
  return values;
}

function valuesIn({ row, first, last, span }: RangeReference, evaluation: Evaluation): Values | null {
  const { setting } = evaluation;
  const ends = [first, last].map((end) => columnMeant(end, setting)).filter((end) => typeof end === 'number');
  const from = Math.min(...ends);
  const to = Math.max(...ends);
  if ([from, to].some((end) => setting.cell(row, end).why === 'no_such_column')) {
    return fail(evaluation, 'no_such_column', span);
  }
  const values: (number | null)[] = [];
  for (let year = from; year <= to; year += 1) {
    const { value, why } = setting.cell(row, year);
    // A year between two columns that nobody filed is an empty cell.
    if (why !== null && why !== 'no_such_column') return fail(evaluation, why, span);
    values.push(value);
  }
  return values;
}

function take(computed: FunctionResult, evaluation: Evaluation, span: Span): number | null {
  return computed.ok ? computed.value : fail(evaluation, computed.why, span);
}

function fail(evaluation: Evaluation, why: FormulaFailureReason, span: Span): null {
  evaluation.failed ??= { why, span };
  return null;
}
