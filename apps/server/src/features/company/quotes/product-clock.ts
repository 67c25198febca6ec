import type { Session } from '@tenfold/domain/market-hours';
import { replayMoment, sessionAfter } from '@tenfold/domain/quotes';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findNewestCloseDay } from '../prices/price-store.ts';
import { showsReplays } from './shows-replays.ts';

/** What readers are shown as now: in sample mode the moment of the day that is played, else the system's. */
export class ProductClock implements Clock {
  readonly of = 'newest close';
  readonly #deps: Pick<Deps, 'db' | 'clock' | 'config'>;
  #session: Session | null = null;

  constructor(deps: Pick<Deps, 'db' | 'clock' | 'config'>) {
    this.#deps = deps;
  }

  now(): Date {
    const now = this.#deps.clock.now();
    return this.#session === null ? now : replayMoment(this.#session, now);
  }

  /** The day that is played follows the newest close. */
  async look(): Promise<void> {
    if (!showsReplays(this.#deps.config)) return;
    const day = await findNewestCloseDay(this.#deps.db);
    this.#session = day === null ? null : sessionAfter(day);
  }
}
