import { type ReplayOf, replaySessions, replayTick, sessionAfter, type Tick } from '@tenfold/domain/quotes';
import { splitFactor } from '@tenfold/domain/splits';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { findNewestCloseDay, listLastCloses, listSplitsOf } from '../../company/index.ts';
import { shownSource } from '../sample/load-sample-data.ts';
import type { QuoteProvider } from './provider.ts';

const closesNeeded = 22;
// All of them: a page opens with the price it will show, not with the close before.
const everyTick = { watched: 2_000, recent: 60_000, rest: 60_000 };

/** Replays one trading day for all companies: the one after the newest close on file. */
export function sampleProvider(db: Db, clock: Clock): QuoteProvider {
  const replaysOf = async (symbols: readonly string[]): Promise<ReplayOf[]> => {
    const newest = await findNewestCloseDay(db);
    if (newest === null) return [];
    const session = sessionAfter(newest);
    const bySymbol = await listLastCloses(db, symbols, closesNeeded, shownSource);
    const splits = await listSplitsOf(db, symbols);
    return [...bySymbol].map(([symbol, closes]) => {
      const over = splitFactor(splits.get(symbol) ?? [], closes.at(-1)?.day ?? session.day, session.day);
      return { symbol, session, closes: closes.map((one) => ({ ...one, close: one.close / over })) };
    });
  };
  return {
    name: shownSource,
    simulated: true,
    pace: { open: everyTick, closed: everyTick, symbolsAtOnce: 50, intraday: 60_000 },
    async quotes(symbols) {
      const replays = await replaysOf(symbols);
      const ticks = replays.map((replay) => [replay.symbol, replayTick(replay, clock.now())] as const);
      return new Map(ticks.filter((tick): tick is [string, Tick] => tick[1] !== null));
    },
    async intraday(symbol) {
      const [replay] = await replaysOf([symbol]);
      const sessions = replay === undefined ? [] : replaySessions(replay, clock.now()).slice(-5);
      return { currency: null, sessions };
    },
    history: null,
    estimates: null,
    rates: null,
  };
}
