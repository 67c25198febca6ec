/**
 * A figure by company, line and period, as people ask for one outside the company’s page: with its unit, its last day and its
 * filings, or with the reason for none.
 */

export { asFirstReported } from './first-reported.ts';
export type { LookupLine, LookupUnit } from './lookup-line.ts';
export { type LookupLineName, lookupLines, perShareOf, ratioOf } from './lookup-lines.ts';
export type { LookupPeriod, PeriodRefusal } from './lookup-period.ts';
export { printNumber } from './print-number.ts';
export {
  type FigureRefusal,
  filingsOf,
  type LookupCompany,
  lastDayOf,
  type Resolution,
  type ResolvedFigure,
  resolveFigure,
  resolveYears,
} from './resolve-figure.ts';
