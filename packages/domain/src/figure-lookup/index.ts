/**
 * A figure by company, line and period, as people ask for one outside the company’s page: with its unit, its last day and its
 * filings, or with the reason for none.
 */

export type { AskedLine, AskedUnit } from './asked-line.ts';
export { type AskedLineName, askedLines, perShareOf, ratioOf } from './asked-lines.ts';
export type { AskedPeriod, PeriodRefusal } from './asked-period.ts';
export { asFirstReported } from './first-reported.ts';
export {
  type AskedCompany,
  type FigureRefusal,
  filingsOf,
  lastDayOf,
  type Resolution,
  type ResolvedFigure,
  resolveFigure,
  resolveYears,
} from './resolve-figure.ts';
export { sayNumber } from './say-number.ts';
