export * from './financials/columns.ts';
export * from './financials/company-on-day.ts';
export * from './financials/figure-source.ts';
export * from './financials/filings.ts';
export * from './financials/financials.ts';
export { forecastBase } from './financials/forecast-base.ts';
export * from './financials/more-rows.ts';
export * from './financials/multiples.ts';
export * from './financials/quality-check.ts';
