export type { Close, Dividend } from './close.ts';
export { simulateDays } from './simulate-days.ts';
export { tradingDaysBetween } from './trading-days.ts';
