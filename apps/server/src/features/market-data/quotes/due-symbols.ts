import { isOpen } from '@tenfold/domain/market-hours';
import type { SymbolDemand } from '../../company/index.ts';

/** Milliseconds between two askings of a symbol: on somebody's screen, looked at today, or neither. */
export interface Interest {
  readonly watched: number;
  readonly recent: number;
  readonly rest: number;
}

/** How often a source may be asked, by whether the exchange is open, and for how many symbols at once. */
export interface Pace {
  readonly open: Interest;
  readonly closed: Interest;
  readonly symbolsAtOnce: number;
  readonly intraday: number;
}

const onScreenMs = 60_000;
const recentlyMs = 24 * 3_600_000;

export function isWatched({ viewedAt }: SymbolDemand, now: Date): boolean {
  return viewedAt !== null && now.getTime() - viewedAt.getTime() < onScreenMs;
}

/**
 * The symbols whose time has come, the most wanted first, no more than may be asked for at once.
 * @param triedAt when each was last asked for, in milliseconds
 */
export function dueSymbols(
  demand: readonly SymbolDemand[],
  triedAt: ReadonlyMap<string, number>,
  pace: Pace,
  now: Date,
): string[] {
  const interest = isOpen(now) ? pace.open : pace.closed;
  return demand
    .filter((one) => {
      const tried = triedAt.get(one.symbol);
      // A clock that was set back must not make anybody wait.
      return tried === undefined || Math.abs(now.getTime() - tried) >= intervalOf(one, interest, now);
    })
    .filter((one) => intervalOf(one, interest, now) < Number.POSITIVE_INFINITY)
    .slice(0, pace.symbolsAtOnce)
    .map(({ symbol }) => symbol);
}

function intervalOf(demand: SymbolDemand, interest: Interest, now: Date): number {
  if (isWatched(demand, now)) return interest.watched;
  const recent = demand.viewedAt !== null && now.getTime() - demand.viewedAt.getTime() < recentlyMs;
  return recent ? interest.recent : interest.rest;
}
