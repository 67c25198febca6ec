import type { Clock } from '../../../../platform/clock/index.ts';
import type { CurrencyPair } from '../../../company/index.ts';
import { dayOf } from '../../day.ts';
import type { QuoteProvider } from '../provider.ts';
import { readHistory, readIntraday } from './read-chart.ts';
import { readConsensus } from './read-consensus.ts';
import { readQuotes } from './read-quotes.ts';
import { type YahooClient, yahooClient } from './yahoo-client.ts';

const minute = 60_000;
const intradayMs = 8 * 24 * 60 * minute;

/** Fifty symbols a request; real-time or up to 15 minutes late, as each quote says. */
export function yahooProvider(clock: Clock, client: YahooClient = yahooClient()): QuoteProvider {
  return {
    name: 'Yahoo Finance',
    simulated: false,
    pace: {
      open: { watched: minute / 4, recent: 5 * minute, rest: 30 * minute },
      closed: { watched: 5 * minute, recent: 60 * minute, rest: 6 * 60 * minute },
      symbolsAtOnce: 50,
      intraday: 5 * minute,
    },
    quotes: async (symbols, signal) => readQuotes(await client.quote(symbols, signal)),
    intraday: async (symbol, signal) => {
      const from = new Date(clock.now().getTime() - intradayMs);
      return readIntraday(await client.chart(symbol, from, '5m', signal));
    },
    history: async (symbol, from, signal) =>
      readHistory(await client.chart(symbol, new Date(from), '1d', signal)),
    estimates: async (symbol, signal) =>
      readConsensus(await client.estimates(symbol, signal), dayOf(clock.now())),
    rates: async (pair, from, signal) => {
      const { currency, closes } = readHistory(
        await client.chart(symbolOfPair(pair), new Date(from), '1d', signal),
      );
      if (currency !== null && currency !== pair.quote) return [];
      return closes.map(({ day, close }) => ({ day, rate: close }));
    },
  };
}

/** Yahoo leaves out USD as the base: `TWD=X` is TWD for one USD, `EURCHF=X` CHF for one EUR. */
function symbolOfPair({ base, quote }: CurrencyPair): string {
  return base === 'USD' ? `${quote}=X` : `${base}${quote}=X`;
}
