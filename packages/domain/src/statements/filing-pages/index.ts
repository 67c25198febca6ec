/** Filings laid out as the statements they were filed as, for whoever looks a figure up in them. */

export {
  type FilingColumn,
  type FilingLine,
  type FilingPage,
  type FilingPart,
  filingPages,
} from './filing-pages.ts';
export { type StatementPart, statementParts } from './statement-parts.ts';
