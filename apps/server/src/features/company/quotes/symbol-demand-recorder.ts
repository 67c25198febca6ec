import type { Deps } from '../../../platform/deps.ts';
import { recordSymbolDemand } from './symbol-demand.ts';

/** A company that stays on screen is noted this often; one that was just opened at once. */
const noteEveryMs = 20_000;

/** Notes for whoever refreshes quotes which companies are looked at in this process: some statements a minute, none a request. */
export class SymbolDemandRecorder {
  readonly #deps: Pick<Deps, 'db' | 'documents' | 'clock'>;
  #noted = new Map<string, number>();

  constructor(deps: Pick<Deps, 'db' | 'documents' | 'clock'>) {
    this.#deps = deps;
  }

  async record(): Promise<void> {
    const { db, documents, clock } = this.#deps;
    const now = clock.now();
    const recent = [...this.#noted].filter(([, at]) => Math.abs(now.getTime() - at) < noteEveryMs);
    this.#noted = new Map(recent);
    const asked = documents.takeViewedSymbols().filter((symbol) => !this.#noted.has(symbol));
    await recordSymbolDemand(db, asked, now);
    for (const symbol of asked) this.#noted.set(symbol, now.getTime());
  }
}
