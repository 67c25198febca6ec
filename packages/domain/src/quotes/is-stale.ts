import { finishedSession, lastTradingMoment } from '../market-hours/index.ts';

/**
 * What a price on screen is: the last close on file, the last trade a source told of, or a simulated trading day that
 * is played again and again.
 */
export type QuoteKind = 'close' | 'trade' | 'replay';

export interface ShownPrice {
  readonly kind: QuoteKind;
  /** When it traded; of a replay, the moment it plays. */
  readonly tradedAt: Date | null;
  /** When it was last heard of. */
  readonly heardAt: Date | null;
  /** How much later than it traded the source tells it. */
  readonly delayMinutes: number;
}

const minute = 60_000;
/** Until the closes of a day are published and imported. */
const closesAfterMs = 6 * 60 * minute;
/** A trade is told within this, and even a thin stock trades within it. */
const tradesWithinMs = 30 * minute;
/** Longer than the clock of a reader's machine may be off. */
const replayWithinMs = 5 * minute;

/**
 * Whether a price is past its time: there must be a newer one by now.
 *
 * Convention: a close is, six hours after a later session closed; a trade, when it is half an hour of trading (and the
 * source's delay, and another half hour for a thin stock) behind; a replay that has not moved for five minutes. No price is stale.
 * Example: the close of Friday 31 July 2026 is not stale on Monday at 17:00 in New York, and is on Tuesday morning.
 */
export function isStale({ kind, tradedAt, heardAt, delayMinutes }: ShownPrice, now: Date): boolean {
  if (tradedAt === null || heardAt === null) return true;
  if (kind === 'replay') return now.getTime() - heardAt.getTime() > replayWithinMs;
  if (kind === 'close') return tradedAt < finishedSession(before(now, closesAfterMs)).closes;
  const expected = lastTradingMoment(before(now, tradesWithinMs + delayMinutes * minute));
  return tradedAt < before(expected, tradesWithinMs);
}

function before(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() - milliseconds);
}
