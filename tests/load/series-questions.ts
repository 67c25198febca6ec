import { type IndicatorKey, indicatorKeys } from '@tenfold/domain/series';
import type { LoadRequest } from './latency.ts';

export interface Question {
  readonly name: string;
  readonly request: LoadRequest;
  /** A comparable request each turn, for another company or other indicators; null where only a few exist. */
  readonly another: ((turn: number) => LoadRequest) | null;
}

export async function seriesQuestions(origin: string): Promise<Question[]> {
  const reply = await fetch(`${origin}/api/v1/company`);
  const { companies } = (await reply.json()) as { companies: { symbol: string }[] };
  const symbols = companies.map(({ symbol }) => symbol).sort();
  const chart = (name: string, indicators: number, others: number): Question => {
    const another = (turn: number) => {
      const [symbol = '', ...compare] = from(symbols, turn).slice(0, 1 + others);
      const keys = from(besideThePrice, Math.floor(turn / symbols.length)).slice(0, indicators - 1);
      return chartOf(symbol, ['stockPrice', ...keys], compare);
    };
    return { name, request: another(0), another };
  };
  return [
    chart('three indicators', 3, 0),
    chart('thirty indicators', 30, 0),
    chart('three indicators of four companies', 3, 3),
    chart('thirty indicators of four companies', 30, 3),
    { name: 'stock price', request: { path: '/api/v1/company/AAPL/stock/10Y' }, another: null },
  ];
}

const besideThePrice = indicatorKeys.filter((key) => key !== 'stockPrice');

function chartOf(
  symbol: string,
  indicators: readonly IndicatorKey[],
  compare: readonly string[],
): LoadRequest {
  return { path: `/api/v1/company/${symbol}/chart/10Y`, body: { indicators, compare } };
}

/** The list rotated to another start. */
function from<T>(list: readonly T[], place: number): T[] {
  const at = place % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
