/**
 * The spreadsheet of a forecast: its sheets, formulas and number formats.
 *
 * - `read/` what comes back: inputs, formulas, what was moved
 */

export type { BridgeKey } from './bridge-labels.ts';
export type { FairValueSheetInput } from './fair-value-sheet.ts';
export type { FinancialsSheetInput } from './financials-sheet.ts';
export type { ForecastInputs } from './inputs-sheet.ts';
export { numberFormats } from './number-formats.ts';
export type { Allowed, UnreadableInput } from './read/allowed.ts';
export type { DifferentFigure } from './read/compare-figures.ts';
export type { ReadCell, ReadSheet, ReadWorkbook } from './read/read-sheet.ts';
export {
  type ChangedCell,
  type ChangedRate,
  type ImportingPage,
  readWorkbook,
  type WorkbookReading,
} from './read/read-workbook.ts';
export type { CellFormat, CellStyle, WorkbookCell, WorkbookSheet } from './sheet.ts';
export type { ExportedColumn } from './table.ts';
export { type ExportedFiling, type WorkbookInput, workbook } from './workbook.ts';
