export type { FairValueSheetInput } from './fair-value-sheet.ts';
export type { FinancialsSheetInput } from './financials-sheet.ts';
export type { CellFormat, CellStyle, WorkbookCell, WorkbookSheet } from './sheet.ts';
export type { ExportedColumn } from './table.ts';
export { type ExportedFiling, type WorkbookInput, workbook } from './workbook.ts';
