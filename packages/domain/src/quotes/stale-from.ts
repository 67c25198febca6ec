import { nextOpen, sessionBy } from '../market-hours/index.ts';

/**
 * What a price on screen is: the last close on file, the last trade of a source, or a simulated trading day that
 * is replayed.
 */
export type QuoteKind = 'close' | 'trade' | 'replay';

export interface ShownPrice {
  readonly kind: QuoteKind;
  /** When it traded; of a replay, when it was played. */
  readonly at: Date;
  /** The source's delay. */
  readonly delayMinutes: number;
}

const minute = 60_000;
/** Until the closes of a day are published and imported. */
const closesAfterMs = 6 * 60 * minute;
/** A trade is reported within this time, and even a thin stock trades within it. */
const tradesWithinMs = 30 * minute;
/** Longer than the clock of a reader's machine may be off. */
const replayWithinMs = 5 * minute;

/**
 * The time from which a price is stale: there should be a newer one.
 *
 * Convention: of a close, six hours after the next session closes. Of a trade, after half an hour of trading in which a
 * thin stock may rest, half an hour for its source to tell, and the source's own delay. Of a replay, after five minutes.
 * Example: the close of Friday 31 July 2026 is good until Monday at 22:00 in New York; a trade of that Friday at noon
 * until 13:00, one of 15:45 until Monday at 10:00.
 */
export function staleFrom({ kind, at, delayMinutes }: ShownPrice): Date {
  if (kind === 'replay') return after(at, replayWithinMs);
  if (kind === 'close') return after(sessionBy(nextOpen(at)).closes, closesAfterMs);
  const nextTrade = after(at, tradesWithinMs);
  const tradesOn = nextTrade < sessionBy(at).closes;
  return after(tradesOn ? nextTrade : nextOpen(at), tradesWithinMs + delayMinutes * minute);
}

function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
