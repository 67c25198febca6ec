import { finishedSession } from '@tenfold/domain/market-hours';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { findListing, recordEstimates } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { markImported } from '../import-source.ts';
import { refreshRates } from '../rates/refresh-rates.ts';
import { recordListing } from '../record-listing.ts';
import type { QuoteProvider } from './provider.ts';
import { refreshHistory } from './refresh-history.ts';

/** Until a source has the closes of a session. */
const publishedAfterMs = 30 * 60_000;
const lookAgainMs = 60_000;
/** A symbol without an answer must not delay the others. */
const tryAgainMs = 60 * 60_000;
const source = 'after session';

/** Updates one symbol at a time, most viewed first. Progress is stored, so that another process can continue. */
export class AfterSession {
  readonly #provider: QuoteProvider;
  readonly #failedAt = new Map<string, number>();
  #allDoneAt = Number.NEGATIVE_INFINITY;

  constructor(provider: QuoteProvider) {
    this.#provider = provider;
  }

  /** A company that was fetched just now has no closes yet. */
  lookNow(): void {
    this.#allDoneAt = Number.NEGATIVE_INFINITY;
  }

  /** Throws the source's errors. */
  async next(run: ImportRun, signal: AbortSignal): Promise<void> {
    if (this.#provider.history === null && this.#provider.estimates === null) return;
    const now = run.clock.now().getTime();
    if (Math.abs(now - this.#allDoneAt) < lookAgainMs) return;
    const { day } = finishedSession(new Date(now - publishedAfterMs));
    const failed = [...this.#failedAt].filter(([, at]) => Math.abs(now - at) < tryAgainMs);
    const symbol = await findNext(
      run.db,
      day,
      failed.map(([one]) => one),
    );
    if (symbol === null) {
      this.#allDoneAt = now;
      return;
    }
    this.#failedAt.set(symbol, now);
    // Left as failed, it is tried again in an hour.
    if (!(await refreshSymbol(run, this.#provider, symbol, day, signal))) return;
    await markImported(run.db, source, symbol, day);
    this.#failedAt.delete(symbol);
  }
}

/** Returns whether everything the session has is stored. */
async function refreshSymbol(
  run: ImportRun,
  provider: QuoteProvider,
  symbol: string,
  day: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { history, estimates, name } = provider;
  let isComplete = true;
  if (history !== null) {
    isComplete = await refreshHistory(run, { symbol, source: name, until: day }, async (from) => {
      const answer = await history(symbol, from, signal);
      return (await tradesIn(run.db, symbol, answer.currency))
        ? answer
        : { ...answer, closes: [], dividends: [] };
    });
  }
  await refreshRates(run, provider, symbol, day, signal);
  const expected = estimates === null ? null : await estimates(symbol, signal);
  if (expected !== null) {
    await recordListing(run, symbol, async (db) => ({
      count: await recordEstimates(db, symbol, { ...expected, source: name }),
      cause: 'estimates',
    }));
  }
  return isComplete;
}

async function tradesIn(db: Db, symbol: string, currency: string | null): Promise<boolean> {
  return currency === null || (await findListing(db, symbol))?.currency === currency;
}

async function findNext(db: Db, day: string, except: readonly string[]): Promise<string | null> {
  const { rows } = await sql<{ symbol: string }>`
    select listing.symbol
      from listing join company using (cik) left join symbol_demand on symbol_demand.symbol = listing.symbol
      left join import_source as done on done.source = ${source} and done.item = listing.symbol
     where done.content_hash is distinct from ${day} and listing.symbol <> all (${except}::text[])
     order by viewed_at desc nulls last, rank, listing.symbol limit 1`.execute(db);
  return rows[0]?.symbol ?? null;
}
