import { networkOf } from '../../limits/network-of.ts';
import { TooManyRequests } from '../errors/app-error.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

interface QueueSizes {
  readonly atATime: number;
  readonly maxWaiting: number;
}

/** Runs a few requests of each network at a time, so that no network delays another. */
export class NetworkQueues {
  readonly #byNetwork = new Map<string, ConcurrencyLimit>();
  readonly #sizes: QueueSizes;

  constructor(sizes: QueueSizes) {
    this.#sizes = sizes;
  }

  /** @throws TooManyRequests when too many of this network wait */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const network = networkOf(address);
    const queue = this.#byNetwork.get(network) ?? new ConcurrencyLimit({ ...this.#sizes, refusal });
    this.#byNetwork.set(network, queue);
    try {
      return await queue.run(work);
    } finally {
      if (queue.isIdle) this.#byNetwork.delete(network);
    }
  }
}

function refusal(): TooManyRequests {
  return new TooManyRequests('Too many pages requested from your network. Please try again.', 1);
}
