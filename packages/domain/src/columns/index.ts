/** The columns of the financials: figures, ratios and changes of each period. */

export { annualColumns } from './annual-columns.ts';
export {
  breaksSeries,
  changeOf,
  combined,
  difference,
  growthFigure,
  missingPart,
  product,
  quotient,
  scaled,
  sum,
} from './arithmetic.ts';
export { averageColumn, averageMoreRows } from './average-column.ts';
export {
  type AverageColumn,
  annualColumnsShown,
  type Column,
  type ColumnKind,
  type FiledColumn,
} from './column.ts';
export { freeCashFlow } from './derived-figures.ts';
export {
  type Exchange,
  exchangeOf,
  inReported,
  inTraded,
  rateOfDay,
  rateOfPeriod,
  rateOfToday,
} from './exchange.ts';
export { forwardPriceEarnings } from './forward-price-earnings.ts';
export { ltmColumn, ltmColumnBefore } from './ltm-column.ts';
export { lastCloseOn, type Market, marketRefusal, priceOn } from './market.ts';
export { noneIfNotFiled } from './market-figures.ts';
export { ebitda } from './more-figures.ts';
export { quarterlyColumns } from './quarterly-columns.ts';
export { trailingColumns, trailingStatements } from './trailing-columns.ts';
