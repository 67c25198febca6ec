/** Formulas typed into cells: parsing, evaluating, translating to a spreadsheet. */

export {
  callAt,
  type EditedText,
  expectsValue,
  nameRows,
  referencesIn,
  switchReference,
} from './edit-formula.ts';
export {
  type CellAnswer,
  columnMeant,
  evaluateFormula,
  type FormulaSetting,
  type FormulaValue,
  type TableColumn,
} from './evaluate.ts';
export type { CellName, FormulaFailure, FormulaFailureReason, Span } from './failure.ts';
export type { ColumnReference, Formula, RangeReference, Reference } from './formula.ts';
export {
  columnNumber,
  formulaFromSpreadsheet,
  movedFormula,
  type NamedCell,
  type SheetNames,
} from './from-spreadsheet.ts';
export { maxFormulaLength } from './limits.ts';
export { type FunctionName, functionNames, numberedRows } from './names.ts';
export { type ParsedFormula, parseFormula } from './parse-formula.ts';
export { printFormula } from './print-formula.ts';
export {
  columnsMeant,
  type FormulaPlace,
  type ReferenceStyle,
  referenceText,
} from './print-reference.ts';
export { addressOf, type SheetCell, type SheetCellOf, spreadsheetFormula } from './spreadsheet.ts';
export { type Suggestion, suggestionsAt } from './suggestions.ts';
