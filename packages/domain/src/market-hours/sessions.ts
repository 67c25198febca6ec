import type { IsoDate } from '../facts/index.ts';
import { daysAfter } from '../periods/index.ts';
import { closesEarly } from './half-days.ts';
import { inNewYork, newYorkDay } from './new-york.ts';
import { isTradingDay } from './trading-days.ts';

/** The regular trading of one day in New York: from 9:30 to 16:00, or to 13:00 on a half day. */
export interface Session {
  readonly day: IsoDate;
  readonly opens: Date;
  readonly closes: Date;
}

/** Null for a day on which the exchange does not trade. Example: sessionOf('2026-11-27') closes at 13:00, 18:00 UTC. */
export function sessionOf(day: IsoDate): Session | null {
  return isTradingDay(day) ? sessionAsIf(day) : null;
}

/** When prices of a day are final; of a day without trading (a close of another exchange) as of any other. */
export function closeOf(day: IsoDate): Date {
  return sessionAsIf(day).closes;
}

/** From the first moment of a session up to, not at, its close. */
export function isOpen(at: Date): boolean {
  const session = sessionOf(newYorkDay(at));
  return session !== null && at >= session.opens && at < session.closes;
}

/** The session that goes on, or the last one before. */
export function sessionBy(at: Date): Session {
  return search(at, -1, ({ opens }) => opens <= at);
}

/** The last session that is over. */
export function finishedSession(at: Date): Session {
  return search(at, -1, ({ closes }) => closes <= at);
}

/** When trading next begins; of a moment at which it begins, that moment. */
export function nextOpen(at: Date): Date {
  return search(at, 1, ({ opens }) => opens >= at).opens;
}

function search(from: Date, step: 1 | -1, fits: (session: Session) => boolean): Session {
  for (let day = newYorkDay(from); ; day = daysAfter(day, step)) {
    const session = sessionOf(day);
    if (session !== null && fits(session)) return session;
  }
}

function sessionAsIf(day: IsoDate): Session {
  return {
    day,
    opens: inNewYork(day, '09:30'),
    closes: inNewYork(day, closesEarly(day) ? '13:00' : '16:00'),
  };
}
