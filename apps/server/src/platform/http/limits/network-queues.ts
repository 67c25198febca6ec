import { networkOf } from '../../limits/network-of.ts';
import { TooManyRequests } from '../errors/app-error.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

interface QueueSizes {
  /** How much of one network is worked on at once. */
  readonly atATime: number;
  readonly maxWaiting: number;
}

/** Works on a little of each network at a time, so that nobody waits for what another network asked for. */
export class NetworkQueues {
  readonly #byNetwork = new Map<string, ConcurrencyLimit>();
  readonly #sizes: QueueSizes;

  constructor(sizes: QueueSizes) {
    this.#sizes = sizes;
  }

  /** @throws TooManyRequests when too much of this network waits already */
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
