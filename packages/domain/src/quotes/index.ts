export { checkTick, isFar, type KnownPrice, previousCloseOf, type TickRefusal } from './check-tick.ts';
export { type ReplayOf, replaySessions, replayTick } from './replay.ts';
export { type QuoteKind, type ShownPrice, staleFrom } from './stale-from.ts';
export type { Bar, IntradaySession, Tick } from './tick.ts';
