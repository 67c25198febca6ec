import type { IsoDate } from '../facts/index.ts';
import { finishedSession, newYorkDay } from '../market-hours/index.ts';
import { type PriceBefore, splitSince } from '../splits/index.ts';
import type { PriceContext } from './check-tick.ts';
import { isFar } from './price-distance.ts';
import type { Tick } from './tick.ts';

/**
 * The close that the change of a tick is measured against: the source's own where it can be one, else the last on file
 * of a day before. Null without either.
 *
 * Convention: the source's own is believed as little as its price. A close from before a split is divided by it.
 * Example: 120.50 on the day of a split of 10 for 1 after a close of 1,208.88 is measured against 120.888.
 */
export function previousCloseOf(
  { price, previousClose, tradedAt }: Tick,
  { lastClose, splits }: Pick<PriceContext, 'lastClose' | 'splits'>,
): number | null {
  const now = { day: newYorkDay(tradedAt), price };
  const onBasis = (before: PriceBefore) => before.price / splitSince(before, splits, now);
  if (previousClose !== null && Number.isFinite(previousClose) && previousClose > 0) {
    const own = onBasis({ day: sessionBefore(now.day), price: previousClose });
    if (!isFar(price, own)) return own;
  }
  if (lastClose === null || lastClose.day >= now.day) return null;
  return onBasis({ day: lastClose.day, price: lastClose.close });
}

function sessionBefore(day: IsoDate): IsoDate {
  // Midnight in Greenwich is the evening before in New York.
  return finishedSession(new Date(day)).day;
}
