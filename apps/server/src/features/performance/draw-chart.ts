import type { Chart, getChart } from '@tenfold/contract/chart';
import type { RequestOf } from '@tenfold/contract/endpoint';
import {
  type ChartBook,
  type ChartChoice,
  firstDayNeeded,
  isIntraday,
  lastDayOf,
  seriesOf,
} from '@tenfold/domain/performance';
import type { Close } from '@tenfold/domain/prices';
import type { IntradaySession } from '@tenfold/domain/quotes';
import type { IndicatorKey } from '@tenfold/domain/series';
import type { Db } from '../../platform/db/index.ts';
import { listClosesOf, listIntradayOf } from '../company/index.ts';

/**
 * @param books the company of the page first, then those it is compared with
 * @param showsReplays whether a simulated day after the last close is shown
 */
export async function drawChart(
  db: Db,
  books: readonly [ChartBook, ...ChartBook[]],
  { params: { period }, body }: RequestOf<typeof getChart>,
  showsReplays: boolean,
): Promise<Chart> {
  const own = books[0];
  const symbols = books.map(({ symbol }) => symbol);
  const known = own.lastClose ?? lastPeriodEnd(own);
  const from = firstDayNeeded(period, known);
  const closes = await listClosesOf(db, symbols, from);
  const sessions = isIntraday(period) ? await listIntradayOf(db, symbols, from, showsReplays) : none;
  const lastDay = lastDayOf(closes.get(own.symbol) ?? [], sessions.get(own.symbol) ?? []) ?? known;
  const choice = { period, lastDay, mode: body.mode, basis: body.basis };
  const indicators = [...new Set(body.indicators)];
  const series = books.flatMap((book) => {
    const prices = closes.get(book.symbol) ?? [];
    const within = { ...choice, sessions: sessions.get(book.symbol) ?? [] };
    return indicators.map((indicator) => seriesFor(book, prices, indicator, within));
  });
  return { period, ...daysOf(series), series };
}

const none: ReadonlyMap<string, readonly IntradaySession[]> = new Map();

type ChartSeries = Chart['series'][number];

function seriesFor(
  book: ChartBook,
  closes: readonly Close[],
  indicator: IndicatorKey,
  choice: ChartChoice,
): ChartSeries {
  const { points, ...rest } = seriesOf(book, closes, indicator, choice);
  return { symbol: book.symbol, ...rest, points: [...points] };
}

/** Where the chart of a company without a price ends. */
function lastPeriodEnd({ annual, quarterly }: ChartBook): string {
  const ends = [annual.ends.at(-1) ?? '', quarterly.ends.at(-1) ?? ''];
  return ends.sort().at(-1) || '1970-01-01';
}

function daysOf(series: readonly ChartSeries[]): Pick<Chart, 'from' | 'to'> {
  const ends = series.flatMap(({ points }) => [...points.slice(0, 1), ...points.slice(-1)]);
  const days = ends.map(({ date }) => date.slice(0, 10)).sort();
  return { from: days[0] ?? null, to: days.at(-1) ?? null };
}
