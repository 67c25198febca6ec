import type { Split } from '@tenfold/domain/facts';
import type { Dividend } from '@tenfold/domain/prices';
import type { IntradaySession, Tick } from '@tenfold/domain/quotes';
import type { DayRate } from '@tenfold/domain/rates';
import type { CurrencyPair } from '../../company/index.ts';
import type { ParsedEstimates } from '../descriptions/read-estimates.ts';
import type { Pace } from './due-symbols.ts';

/** Errors are retried later and answers checked. Only one worker of all processes asks it, never a request. */
export interface QuoteProvider {
  readonly name: string;
  readonly pace: Pace;
  /** Sessions that never took place: kept apart from trades and never written into history. */
  readonly simulated: boolean;
  quotes(symbols: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, Tick>>;
  intraday(symbol: string, signal: AbortSignal): Promise<Intraday>;
  readonly history: ((symbol: string, from: string, signal: AbortSignal) => Promise<History>) | null;
  readonly estimates: ((symbol: string, signal: AbortSignal) => Promise<ParsedEstimates | null>) | null;
  readonly rates:
    | ((pair: CurrencyPair, from: string, signal: AbortSignal) => Promise<readonly DayRate[]>)
    | null;
}

export interface Intraday {
  readonly currency: string | null;
  readonly sessions: readonly IntradaySession[];
}

/** Closes from a day on, adjusted for splits and not for dividends, with the dividends and splits since. */
export interface History {
  readonly currency: string | null;
  readonly closes: readonly { readonly day: string; readonly close: number }[];
  readonly dividends: readonly Dividend[];
  readonly splits: readonly Split[];
}
