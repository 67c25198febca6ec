/** Every call of the product. Features import their own file instead. */
export * as accounts from './accounts.ts';
export * as alerts from './alerts.ts';
export * as billing from './billing.ts';
export * as chart from './chart.ts';
export * as comments from './comments.ts';
export * as company from './company.ts';
export * as financials from './financials.ts';
export * as forecasts from './forecasts.ts';
export * as lists from './lists.ts';
export * as notes from './notes.ts';
export * as notifications from './notifications.ts';
export * as summary from './summary.ts';
export * as valuation from './valuation.ts';
