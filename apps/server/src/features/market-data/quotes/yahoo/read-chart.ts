import { newYorkDay, sessionOf } from '@tenfold/domain/market-hours';
import { type Bar, sessionsOf } from '@tenfold/domain/quotes';
import { isRecord, type JsonRecord } from '../../json.ts';
import { readLine } from '../../source-text.ts';
import type { History, Intraday } from '../provider.ts';
import { dateOf, numberOf, priceOf } from './read-values.ts';

const barMs = 5 * 60_000;

export function readHistory(answer: unknown): History {
  const { rows, meta, events } = partsOf(answer);
  const ratioOf = (split: JsonRecord) =>
    (numberOf(split.numerator) ?? Number.NaN) / (numberOf(split.denominator) ?? Number.NaN);
  return {
    currency: readLine(meta.currency),
    closes: rows.flatMap(({ date, close }) => {
      const at = dateOf(date);
      const price = priceOf(close);
      return at === null || price === null ? [] : [{ day: newYorkDay(at), close: price }];
    }),
    dividends: dated(events.dividends).map(({ day, event }) => ({
      exDate: day,
      amount: numberOf(event.amount) ?? Number.NaN,
    })),
    splits: dated(events.splits).map(({ day, event }) => ({ effective: day, ratio: ratioOf(event) })),
  };
}

/** By session; each price is at the end of its five minutes. */
export function readIntraday(answer: unknown): Intraday {
  const { rows, meta } = partsOf(answer);
  const lastTrade = dateOf(meta.regularMarketTime)?.getTime() ?? Number.POSITIVE_INFINITY;
  const bars: Bar[] = [];
  for (const { date, close } of rows) {
    const from = dateOf(date);
    const price = priceOf(close);
    const session = from === null ? null : sessionOf(newYorkDay(from));
    if (from === null || price === null || session === null) continue;
    const at = new Date(Math.min(from.getTime() + barMs, session.closes.getTime(), lastTrade));
    if (from < session.opens || from >= session.closes || at <= from) continue;
    bars.push({ at, price });
  }
  return { currency: readLine(meta.currency), sessions: sessionsOf(bars, false) };
}

function partsOf(answer: unknown) {
  if (!isRecord(answer) || !Array.isArray(answer.quotes)) throw new Error('Yahoo returned no chart');
  return {
    rows: answer.quotes.filter(isRecord),
    meta: isRecord(answer.meta) ? answer.meta : {},
    events: isRecord(answer.events) ? answer.events : {},
  };
}

function dated(events: unknown): { day: string; event: JsonRecord }[] {
  if (!Array.isArray(events)) return [];
  return events.filter(isRecord).flatMap((event) => {
    const at = dateOf(event.date);
    return at === null ? [] : [{ day: newYorkDay(at), event }];
  });
}
