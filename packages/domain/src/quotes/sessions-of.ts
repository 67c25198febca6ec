import type { IsoDate } from '../facts/index.ts';
import { newYorkDay, sessionOf } from '../market-hours/index.ts';
import type { Bar, IntradaySession } from './tick.ts';

/**
 * Prices by the session they traded in, oldest first, each time once.
 *
 * Refuses: what is of no time, of a day on which the exchange does not trade, or before the opening or after the close.
 * Convention: the last price for a repeated time.
 * Example: 12.00 on a Sunday and at 4:00 on Monday are left out; 12.50 at 9:30 on Monday is the session of Monday.
 *
 * @param simulated whether the prices were drawn
 */
export function sessionsOf(bars: readonly Bar[], simulated: boolean): IntradaySession[] {
  const byDay = new Map<IsoDate, Map<number, Bar>>();
  for (const bar of bars) {
    const day = dayTradedOn(bar.at);
    if (day === null) continue;
    const byMoment = byDay.get(day) ?? new Map<number, Bar>();
    byDay.set(day, byMoment.set(bar.at.getTime(), bar));
  }
  return [...byDay]
    .map(([day, byMoment]) => ({ day, bars: [...byMoment.values()].sort(byTime), simulated }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * The prices of a session, replaced by those of a newer answer.
 *
 * Convention: of each five minutes the answer speaks of, its prices alone; of the others, what was known. Nothing is
 * lost by an answer with a hole, and the price of five minutes that went on gives way to that of their end.
 */
export function mergedBars(known: readonly Bar[], incoming: readonly Bar[]): Bar[] {
  const replaced = new Set(incoming.map(fiveMinutesOf));
  return [...known.filter((bar) => !replaced.has(fiveMinutesOf(bar))), ...incoming].sort(byTime);
}

function dayTradedOn(at: Date): IsoDate | null {
  if (Number.isNaN(at.getTime())) return null;
  const session = sessionOf(newYorkDay(at));
  return session !== null && at >= session.opens && at <= session.closes ? session.day : null;
}

/** A price stands at the end of its five minutes. */
function fiveMinutesOf({ at }: Bar): number {
  return Math.ceil(at.getTime() / 300_000);
}

function byTime(a: Bar, b: Bar): number {
  return a.at.getTime() - b.at.getTime();
}
