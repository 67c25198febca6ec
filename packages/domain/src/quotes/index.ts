export { checkTick, isFar, type KnownPrice, previousCloseOf, type TickRefusal } from './check-tick.ts';
export { isStale, type QuoteKind, type ShownPrice } from './is-stale.ts';
export { type ReplayOf, replaySessions, replayTick } from './replay.ts';
export type { Bar, IntradaySession, Tick } from './tick.ts';
