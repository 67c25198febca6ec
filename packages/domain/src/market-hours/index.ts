/** When the exchange is open: holidays, half days, sessions. */

export { closesEarly } from './half-days.ts';
export { newYorkDay, newYorkTime } from './new-york.ts';
export {
  closeOf,
  finishedSession,
  isOpen,
  nextOpen,
  type Session,
  sessionBy,
  sessionOf,
} from './sessions.ts';
export { isTradingDay, tradingDaysBetween } from './trading-days.ts';
