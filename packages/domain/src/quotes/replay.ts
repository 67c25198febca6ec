import type { IsoDate } from '../facts/index.ts';
import { closeOf, nextOpen, type Session, sessionBy, sessionOf } from '../market-hours/index.ts';
import type { Close } from '../prices/index.ts';
import { simulatedPrice } from './simulated-path.ts';
import type { Bar, IntradaySession, Tick } from './tick.ts';

/** What a trading day is drawn from. */
export interface ReplayOf {
  readonly symbol: string;
  /** The last ones on file, oldest first, in the shares of the session; the replay starts at the newest. */
  readonly closes: readonly Close[];
  /** The one that is played. */
  readonly session: Session;
}

const playedMs = 6.5 * 3_600_000;
const barMs = 5 * 60_000;
const usualVolatility = 0.015;

/** The session after a close: of the newest on file, it is the day that a sample plays. */
export function sessionAfter(day: IsoDate): Session {
  return sessionBy(nextOpen(closeOf(day)));
}

/**
 * What the clock of a sample says: the moment of the played session, which begins again when it is over.
 *
 * Example: an hour after a playing began, of the session of 3 August 2026, it is 10:30 in New York on that day.
 */
export function replayMoment(session: Session, now: Date): Date {
  return timeAt(session, shareOf(now));
}

/**
 * What a clock that plays a trading day says now: at once again when the day is over, so that a demonstration is alive at
 * night. Null without a close.
 *
 * Convention: each playing is drawn anew and ends where it began, at the last close, so nothing leaps from one to the
 * next; it moves as much as the closes did. Nothing real is said by it: it is labelled wherever it is shown.
 * Example: at the opening it is the last close, of whatever day.
 */
export function replayTick(of: ReplayOf, now: Date): Tick | null {
  const played = playing(of, now);
  if (played === null) return null;
  const { close, share, session } = played;
  const path = { from: close, to: close, volatility: volatilityOf(of.closes), seed: played.seed };
  return {
    price: simulatedPrice(path, share),
    previousClose: close,
    tradedAt: timeAt(session, share),
    currency: null,
    delayMinutes: 0,
  };
}

/** Five-minute prices of the sessions between the closes, oldest first, and of the one that is played, as far as it is. */
export function replaySessions(of: ReplayOf, now: Date): IntradaySession[] {
  const volatility = volatilityOf(of.closes);
  const past = of.closes.flatMap((to, at) => {
    const before = of.closes[at - 1];
    const session = sessionOf(to.day);
    if (before === undefined || session === null) return [];
    const path = { from: before.close, to: to.close, volatility, seed: `${of.symbol} ${to.day}` };
    return [drawnSession(session, path, 1)];
  });
  const played = playing(of, now);
  if (played === null) return past;
  const path = { from: played.close, to: played.close, volatility, seed: played.seed };
  return [...past, drawnSession(played.session, path, played.share)];
}

type Path = Parameters<typeof simulatedPrice>[0];

function drawnSession(session: Session, path: Path, until: number): IntradaySession {
  const length = session.closes.getTime() - session.opens.getTime();
  const bars: Bar[] = [];
  for (let past = 0; past <= Math.round(length * until); past += barMs) {
    const share = past / length;
    bars.push({ at: timeAt(session, share), price: simulatedPrice(path, share) });
  }
  return { day: session.day, bars, simulated: true };
}

function playing({ symbol, closes, session }: ReplayOf, now: Date) {
  const last = closes.at(-1);
  if (last === undefined) return null;
  const round = Math.floor(now.getTime() / playedMs);
  return { close: last.close, session, share: shareOf(now), seed: `${symbol} ${session.day} ${round}` };
}

function shareOf(now: Date): number {
  return (now.getTime() % playedMs) / playedMs;
}

function timeAt({ opens, closes }: Session, share: number): Date {
  return new Date(opens.getTime() + Math.round(share * (closes.getTime() - opens.getTime())));
}

/** Standard deviation of a day's change. */
function volatilityOf(closes: readonly Close[]): number {
  const changes = closes.slice(1).map(({ close }, at) => Math.log(close / (closes[at]?.close ?? close)));
  if (changes.length < 2) return usualVolatility;
  return Math.sqrt(changes.reduce((sum, change) => sum + change ** 2, 0) / changes.length);
}
