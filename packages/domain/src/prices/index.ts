export type { Close, Dividend } from './close.ts';
export { simulateDays } from './simulate-days.ts';
export { isTradingDay, tradingDaysBetween } from './trading-days.ts';
