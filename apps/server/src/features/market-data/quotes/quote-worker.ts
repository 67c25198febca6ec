import { randomUUID } from 'node:crypto';
import { repeat } from '../../../platform/clock/index.ts';
import { acquireLease, releaseLease } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { listSymbolDemand, type SymbolDemand } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { ImportTally } from '../tally.ts';
import { AfterSession } from './after-session.ts';
import { Backoff } from './backoff.ts';
import { dueSymbols, isWatched } from './due-symbols.ts';
import type { QuoteProvider } from './provider.ts';
import { refreshIntraday } from './refresh-intraday.ts';
import { refreshQuotes } from './refresh-quotes.ts';

export type QuoteWorkerDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'events'>;

const beatMs = 1_000;
const leaseSeconds = 15;
const renewLeaseMs = 5_000;
const listAllMs = 60_000;
const recentDemandMs = 60_000;
const answersWithinMs = 10_000;

/** One of all processes works and the others stand by; a failing source is left alone for a while. */
export class QuoteWorker {
  readonly #deps: QuoteWorkerDeps;
  readonly #provider: QuoteProvider;
  readonly #holder = randomUUID();
  readonly #backoff: Backoff;
  readonly #afterSession: AfterSession;
  readonly #triedAt = new Map<string, number>();
  readonly #intradayAt = new Map<string, number>();
  readonly #ending = new AbortController();
  #leasedAt = Number.NEGATIVE_INFINITY;
  #allAt = Number.NEGATIVE_INFINITY;
  #stop: (() => Promise<void>) | null = null;

  constructor(deps: QuoteWorkerDeps, provider: QuoteProvider, random: () => number = Math.random) {
    this.#deps = deps;
    this.#provider = provider;
    this.#backoff = new Backoff(random);
    this.#afterSession = new AfterSession(provider);
  }

  start(): void {
    this.#stop ??= repeat(
      beatMs,
      () => this.beat(),
      (cause) => this.#deps.log.debug({ cause }, 'failed to refresh quotes'),
    );
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#stop?.();
    await releaseLease(this.#deps.db, 'quotes', this.#holder).catch(() => undefined);
  }

  async beat(): Promise<void> {
    if (!(await this.#holdsLease())) return;
    const now = this.#deps.clock.now();
    if (!this.#backoff.allows(now)) return;
    const demand = await this.#listSymbolDemand(now);
    const due = dueSymbols(demand, this.#triedAt, this.#provider.pace, now);
    try {
      if (due.some((symbol) => !this.#triedAt.has(symbol))) this.#afterSession.lookNow();
      if (due.length > 0) await this.#refreshQuotes(due, now);
      await this.#refreshIntraday(demand, now);
      if (due.length === 0) await this.#afterSession.next(this.#run(), this.#deadline());
      this.#backoff.succeeded();
    } catch (cause) {
      if (this.#ending.signal.aborted) return;
      const wait = this.#backoff.failed(this.#deps.clock.now());
      this.#deps.log.warn({ cause, source: this.#provider.name, wait }, 'quote provider failed');
    }
  }

  async #holdsLease(): Promise<boolean> {
    // Monotonic: a clock that is set back must not extend a lease.
    const now = performance.now();
    if (now - this.#leasedAt < renewLeaseMs) return true;
    if (!(await acquireLease(this.#deps.db, 'quotes', this.#holder, leaseSeconds))) return false;
    this.#leasedAt = now;
    return true;
  }

  async #listSymbolDemand(now: Date): Promise<SymbolDemand[]> {
    if (Math.abs(now.getTime() - this.#allAt) < listAllMs) {
      return listSymbolDemand(this.#deps.db, new Date(now.getTime() - recentDemandMs));
    }
    this.#allAt = now.getTime();
    return listSymbolDemand(this.#deps.db);
  }

  async #refreshQuotes(symbols: readonly string[], now: Date): Promise<void> {
    for (const symbol of symbols) this.#triedAt.set(symbol, now.getTime());
    const { refused } = await refreshQuotes(this.#deps, this.#provider, symbols, this.#deadline());
    for (const { symbol, tick, why } of refused) {
      this.#deps.log.info({ symbol, price: tick.price, why, source: this.#provider.name }, 'rejected a tick');
    }
  }

  /** One symbol a beat: each needs a request. */
  async #refreshIntraday(demand: readonly SymbolDemand[], now: Date): Promise<void> {
    const due = demand.find((one) => {
      const triedAt = this.#intradayAt.get(one.symbol) ?? Number.NEGATIVE_INFINITY;
      return isWatched(one, now) && Math.abs(now.getTime() - triedAt) >= this.#provider.pace.intraday;
    });
    if (due === undefined) return;
    this.#intradayAt.set(due.symbol, now.getTime());
    await refreshIntraday(this.#deps, this.#provider, due.symbol, this.#deadline());
  }

  #run(): ImportRun {
    const { db, events, clock, log } = this.#deps;
    const tally = new ImportTally((event) => {
      if (event.type === 'refused') log.info(event, 'rejected a close');
    });
    return { db, events, clock, tally, signal: this.#ending.signal };
  }

  #deadline(): AbortSignal {
    return AbortSignal.any([this.#ending.signal, AbortSignal.timeout(answersWithinMs)]);
  }
}
