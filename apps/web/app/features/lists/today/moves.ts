import type { ListMover, ListToday } from '@tenfold/contract/summary';

export interface Moves {
  /** `Today`, the day all moved on, or `Last move` of several days. */
  readonly heading: string;
  readonly largest: number;
  readonly isSimulated: boolean;
  /** Whether the company filed on the day of its price. */
  filedOnTheDay(mover: ListMover): boolean;
}

/** @param today the day in New York */
export function movesOf(
  { movers }: Pick<ListToday, 'movers'>,
  today: string,
  dayLabel: (day: string) => string,
): Moves {
  const days = new Set(movers.flatMap((mover) => dayOf(mover) ?? []));
  const [day] = days;
  return {
    heading: days.size !== 1 || day === undefined ? 'Last move' : day === today ? 'Today' : dayLabel(day),
    largest: Math.max(0, ...movers.map(({ stockPriceChange }) => Math.abs(stockPriceChange ?? 0))),
    isSimulated: movers.some(({ quote }) => quote?.simulated === true),
    filedOnTheDay: (mover) => mover.newestFiling !== null && mover.newestFiling.filed === dayOf(mover),
  };
}

/** In New York's offset: the first ten characters are the trading day. */
function dayOf({ lastTradeTime }: ListMover): string | null {
  return lastTradeTime?.slice(0, 10) ?? null;
}
