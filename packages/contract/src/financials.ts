export {
  type CheckedFigure,
  checkedFigure,
  checkFigures,
  type DeniedDirection,
  filedFigure,
} from './financials/checked-figure.ts';
export * from './financials/columns.ts';
export * from './financials/company-on-day.ts';
export * from './financials/data-quality.ts';
export * from './financials/figure-source.ts';
export * from './financials/filings.ts';
export * from './financials/financials.ts';
export { forecastBase } from './financials/forecast-base.ts';
export * from './financials/more-rows.ts';
export * from './financials/multiples.ts';
export * from './financials/quality-check.ts';
export * from './financials/text-figure.ts';
