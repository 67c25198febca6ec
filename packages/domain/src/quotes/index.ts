/** Which ticks are accepted, when a price is stale, the day the sample plays. */

export { checkTick, type PriceContext, type TickRefusal } from './check-tick.ts';
export { previousCloseOf } from './previous-close.ts';
export { isFar, isNear } from './price-distance.ts';
export { type ReplayOf, replayMoment, replaySessions, replayTick, sessionAfter } from './replay.ts';
export { mergedBars, sessionsOf } from './sessions-of.ts';
export { type QuoteKind, type ShownPrice, staleFrom } from './stale-from.ts';
export type { Bar, IntradaySession, Tick } from './tick.ts';
