import { type EncodedReply, ReplyCache } from '../../platform/documents/index.ts';
import { ConcurrencyLimit, serverBusy } from '../../platform/http/index.ts';

const cachedBytes = 16 * 1024 * 1024;
const drawnWithinMs = 10_000;

const busy = serverBusy('Too many pictures are being drawn right now. Please try again in a moment.');

/** Each is drawn once and kept until others are asked for more; one at a time, for nobody longer than ten seconds. */
export class DrawnPictures {
  readonly #cache: ReplyCache;
  readonly #limit = new ConcurrencyLimit({ atATime: 1, maxWaiting: 100, refusal: busy });

  constructor(bytes = cachedBytes) {
    this.#cache = new ReplyCache(bytes);
  }

  async find(etag: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const drawn = this.#cache.find(etag, () =>
      this.#limit.run(
        async (): Promise<EncodedReply> => ({ etag, encoding: 'identity', bytes: await draw() }),
      ),
    );
    return (drawn instanceof Promise ? await inTime(drawn) : drawn).bytes;
  }
}

/** Who waits is let go; what is drawn is kept for the next. */
async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(busy()), drawnWithinMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
