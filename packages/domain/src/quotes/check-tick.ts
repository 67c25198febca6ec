import type { IsoDate, Split } from '../facts/index.ts';
import { newYorkDay } from '../market-hours/index.ts';
import { splitFactor } from '../splits/index.ts';
import { isFar } from './price-distance.ts';
import type { Tick } from './tick.ts';

/** Why a tick is not believed. */
export type TickRefusal =
  | 'not_a_number'
  | 'not_positive'
  | 'not_a_time'
  | 'other_currency'
  | 'in_the_future'
  | 'before_the_last'
  | 'jumps';

/** What is known of a listing when a tick of it comes. */
export interface PriceContext {
  readonly now: Date;
  /** What the listing trades in. */
  readonly currency: string;
  /** The last tick that was believed, of this source or another. */
  readonly last: { readonly price: number; readonly tradedAt: Date } | null;
  readonly lastClose: { readonly day: IsoDate; readonly close: number } | null;
  readonly splits: readonly Split[];
}

/** Clocks of two houses differ. */
const aheadMs = 60_000;

/**
 * Whether a tick can be a price of a listing; null when it can, else why not.
 *
 * Refuses: what is no number above zero, of no time, in another currency than the listing's, more than a minute ahead
 * of the clock, older than the last one believed, or about a hundred times (or a hundredth of) every price known.
 * Convention: a move that a split since then explains is none. A last tick that itself is ahead of the clock was
 * believed while the clock stood wrong, and does not count.
 * Example: after a close of 230.00, 2.30 jumps; after a close of 1,208.88 and a split of 10 for 1, 120.50 does not.
 */
export function checkTick(tick: Tick, known: PriceContext): TickRefusal | null {
  const { price, tradedAt, currency } = tick;
  if (!Number.isFinite(price)) return 'not_a_number';
  if (price <= 0) return 'not_positive';
  if (Number.isNaN(tradedAt.getTime())) return 'not_a_time';
  if (currency !== null && currency !== known.currency) return 'other_currency';
  if (isAhead(tradedAt, known.now)) return 'in_the_future';
  const last = known.last !== null && !isAhead(known.last.tradedAt, known.now) ? known.last : null;
  if (last !== null && tradedAt < last.tradedAt) return 'before_the_last';
  return jumps(tick, last, known) ? 'jumps' : null;
}

function isAhead(time: Date, now: Date): boolean {
  return time.getTime() > now.getTime() + aheadMs;
}

function jumps(
  { price, tradedAt }: Tick,
  last: PriceContext['last'],
  { lastClose, splits }: PriceContext,
): boolean {
  const until = newYorkDay(tradedAt);
  const references = [
    ...(last === null ? [] : [{ value: last.price, day: newYorkDay(last.tradedAt) }]),
    ...(lastClose === null ? [] : [{ value: lastClose.close, day: lastClose.day }]),
  ].flatMap(({ value, day }) => [value, value / splitFactor(splits, day, until)]);
  return references.length > 0 && references.every((reference) => isFar(price, reference));
}
