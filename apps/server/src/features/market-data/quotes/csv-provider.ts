import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sessionsOf, type Tick } from '@tenfold/domain/quotes';
import { parseDecimal } from '../decimal.ts';
import { type CsvRow, readCsv } from '../read-csv.ts';
import { readLine } from '../source-text.ts';
import type { QuoteProvider } from './provider.ts';

const always = { watched: 5_000, recent: 60_000, rest: 60_000 };

/** Reads `quotes.csv`, `intraday/SYMBOL.csv` and the files of `import prices` and `import rates`, each where present. */
export function csvProvider(folder: string): QuoteProvider {
  return {
    name: 'CSV files',
    simulated: false,
    pace: { open: always, closed: always, symbolsAtOnce: Number.POSITIVE_INFINITY, intraday: 60_000 },
    async quotes(symbols) {
      const wanted = new Set(symbols);
      const ticks = new Map<string, Tick>();
      for (const row of await rowsOf(join(folder, 'quotes.csv'))) {
        if (row.symbol !== undefined && wanted.has(row.symbol)) ticks.set(row.symbol, tickOf(row));
      }
      return ticks;
    },
    async intraday(symbol) {
      const rows = await rowsOf(join(folder, 'intraday', `${symbol}.csv`));
      const bars = rows.map(({ time, close }) => ({ at: parseTime(time), price: parseDecimal(close) }));
      return { currency: null, sessions: sessionsOf(bars, false).slice(-5) };
    },
    async history(symbol, from) {
      const daily = [join(folder, `${symbol}.csv`), join(folder, 'daily', `${symbol}.csv`)].find(existsSync);
      const ofSymbol = async (file: string) =>
        (await rowsOf(join(folder, file))).filter((row) => row.symbol === symbol);
      const closes = daily === undefined ? [] : await rowsOf(daily);
      const dividends = await ofSymbol('dividends.csv');
      const splits = await ofSymbol('splits.csv');
      return {
        currency: null,
        closes: closes
          .map(({ date = '', close }) => ({ day: date, close: parseDecimal(close) }))
          .filter(({ day }) => day >= from),
        dividends: dividends
          .map(({ ex_date = '', amount }) => ({ exDate: ex_date, amount: parseDecimal(amount) }))
          .filter(({ exDate }) => exDate >= from),
        splits: splits
          .map(({ date = '', ratio }) => ({ effective: date, ratio: parseDecimal(ratio) }))
          .filter(({ effective }) => effective >= from),
      };
    },
    estimates: null,
    rates: async ({ base, quote }, from) =>
      (await rowsOf(join(folder, 'rates.csv')))
        .filter((row) => row.base === base && row.quote === quote && (row.date ?? '') >= from)
        .map(({ date = '', rate }) => ({ day: date, rate: parseDecimal(rate) })),
  };
}

function tickOf({ price, previous_close, traded_at, currency }: NonNullable<CsvRow>): Tick {
  return {
    price: parseDecimal(price),
    previousClose: previous_close ? parseDecimal(previous_close) : null,
    tradedAt: parseTime(traded_at),
    currency: readLine(currency),
    delayMinutes: 0,
  };
}

function parseTime(text: string | undefined): Date {
  const iso = (text ?? '').replace(' ', 'T');
  return new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(iso) ? iso : `${iso}Z`);
}

async function rowsOf(path: string): Promise<NonNullable<CsvRow>[]> {
  const rows: NonNullable<CsvRow>[] = [];
  if (!existsSync(path)) return rows;
  for await (const row of readCsv(path)) if (row !== null) rows.push(row);
  return rows;
}
