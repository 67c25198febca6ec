import { setImmediate } from 'node:timers/promises';
import { ConcurrencyLimit, serverBusy } from '../limits/concurrency-limit.ts';

/** Rendering keeps the process busy for some 20 ms at a time. All networks share one queue for it. */
export class RenderQueue {
  readonly #inProgress = new ConcurrencyLimit({
    atATime: 8,
    maxWaiting: 1_000,
    refusal: serverBusy('Too many pages are requested right now. Please try again in a moment.'),
  });
  #lastTurn: Promise<void> = Promise.resolve();

  /** A page with the calls of its loaders. @throws Busy when too many wait */
  run<T>(page: () => Promise<T>): Promise<T> {
    return this.#inProgress.run(page);
  }

  /** Resolves once between two looks for new requests, so that those are answered between two renders. */
  readonly turn = (): Promise<void> => {
    this.#lastTurn = this.#lastTurn.then(() => setImmediate());
    return this.#lastTurn;
  };
}
