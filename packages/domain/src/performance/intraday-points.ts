import type { IsoDate } from '../facts/index.ts';
import { closeOf, newYorkTime } from '../market-hours/index.ts';
import type { Close } from '../prices/index.ts';
import { type IntradaySession, isNear } from '../quotes/index.ts';
import { type ChartPeriod, type Point, periodStart, pointOf } from '../series/index.ts';
import { closesIn } from './closes-in.ts';

/** The periods that are shown within the day where there are such prices. */
export function isIntraday(period: ChartPeriod): boolean {
  return period === '5D' || period === '1D';
}

/** The newest day with a close or a session; null without either. */
export function lastDayOf(closes: readonly Close[], sessions: readonly IntradaySession[]): IsoDate | null {
  const days = [closes.at(-1)?.day ?? '', sessions.at(-1)?.day ?? ''];
  return days.sort().at(-1) || null;
}

/**
 * The prices of a period within its days, oldest first: the close the period starts from, then every five minutes of
 * each session that is known so, and the close of each other day. All at moments, `2026-08-21T16:00:00-04:00`.
 *
 * Convention: a session that does not meet the close of its day gives way to it. A split has moved one of them alone.
 * Refuses (null): a longer period, and one in which no session is known: closes are then all there is.
 * Example: 1D up to a Monday at 11:00 is the close of Friday and 19 prices from 9:30 on.
 */
export function intradayPoints(
  closes: readonly Close[],
  sessions: readonly IntradaySession[],
  period: ChartPeriod,
  lastDay: IsoDate,
): Point[] | null {
  if (!isIntraday(period)) return null;
  const days = closesIn(closes, period, lastDay);
  const start = periodStart(period, lastDay);
  const closeOn = new Map(days.map(({ day, close }) => [day, close]));
  const within = sessions.filter(
    ({ day, bars }) => day > start && day <= lastDay && meets(bars, closeOn.get(day)),
  );
  if (within.length === 0) return null;
  const known = new Set(within.map(({ day }) => day));
  return [
    ...days
      .filter(({ day }) => !known.has(day))
      .map(({ day, close, simulated }) => pointOf(newYorkTime(closeOf(day)), close, simulated)),
    ...within.flatMap(({ bars, simulated }) =>
      bars.map(({ at, price }) => pointOf(newYorkTime(at), price, simulated)),
    ),
  ].sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
}

function meets(bars: IntradaySession['bars'], close: number | undefined): boolean {
  const last = bars.at(-1);
  return last !== undefined && (close === undefined || isNear(last.price, close));
}
