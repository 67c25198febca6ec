export type { Close, Dividend } from './close.ts';
export { type CloseColumns, closesOf, columnsOf, sliceColumns } from './close-columns.ts';
export { simulateDays } from './simulate-days.ts';
export { isTradingDay, tradingDaysBetween } from './trading-days.ts';
