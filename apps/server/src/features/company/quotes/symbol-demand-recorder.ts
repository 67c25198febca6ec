import type { Deps } from '../../../platform/deps.ts';
import { recordSymbolDemand } from './symbol-demand.ts';

/** How often a company that stays on screen is recorded; a newly opened one is at once. */
const recordEveryMs = 20_000;

/** Records which companies are viewed in this process, a few statements a minute instead of one a request. */
export class SymbolDemandRecorder {
  readonly #deps: Pick<Deps, 'db' | 'clock'>;
  readonly #viewed = new Set<string>();
  #recordedAt = new Map<string, number>();

  constructor(deps: Pick<Deps, 'db' | 'documents' | 'clock'>) {
    this.#deps = deps;
    deps.documents.onFind((symbol) => this.#viewed.add(symbol));
  }

  note(symbols: readonly string[]): void {
    for (const symbol of symbols) this.#viewed.add(symbol);
  }

  async record(): Promise<void> {
    const { db, clock } = this.#deps;
    const now = clock.now();
    const recent = [...this.#recordedAt].filter(([, at]) => Math.abs(now.getTime() - at) < recordEveryMs);
    this.#recordedAt = new Map(recent);
    const viewed = [...this.#viewed].filter((symbol) => !this.#recordedAt.has(symbol));
    this.#viewed.clear();
    await recordSymbolDemand(db, viewed, now);
    for (const symbol of viewed) this.#recordedAt.set(symbol, now.getTime());
  }
}
