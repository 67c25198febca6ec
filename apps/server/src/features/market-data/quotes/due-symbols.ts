import { isOpen } from '@tenfold/domain/market-hours';
import type { SymbolDemand } from '../../company/index.ts';

/** Milliseconds between requests for a symbol. */
export interface Interest {
  readonly watched: number;
  readonly recent: number;
  readonly rest: number;
}

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

/** Most wanted first. @param triedAt when each was last requested, in milliseconds */
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
      // A clock that was set back must not extend the wait.
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
