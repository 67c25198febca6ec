import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { TooManyRequests } from '../http/index.ts';
import type { RedisConnection } from '../redis/index.ts';
import { waitWords } from './wait-words.ts';

/** How often something may be done: `points` times in `seconds`, counted from the first. */
export interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

export interface Limits {
  /**
   * Counts one more of what `key` names: `sign-in:203.0.113.7`.
   * @throws TooManyRequests when that is more than allowed; what is refused does not put the end off
   */
  limit(key: string, allowance: Allowance): Promise<void>;
  /** Begins anew: what was counted turned out to be harmless. */
  forget(key: string, allowance: Allowance): Promise<void>;
}

/** Counts in Redis for all processes together; in this one alone where there is none, or while it is away. */
export function openLimits(redis: RedisConnection | null): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (allowance: Allowance) => {
    const name = `${allowance.points}/${allowance.seconds}`;
    const limiter = limiters.get(name) ?? makeLimiter(name, allowance, redis);
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    async limit(key, allowance) {
      try {
        await limiterOf(allowance).consume(unreadable(key));
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        const seconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1_000));
        throw new TooManyRequests(`Too many attempts. Please try again in ${waitWords(seconds)}.`, seconds);
      }
    },
    async forget(key, allowance) {
      await limiterOf(allowance).delete(unreadable(key));
    },
  };
}

function makeLimiter(
  name: string,
  { points, seconds }: Allowance,
  redis: RedisConnection | null,
): RateLimiterAbstract {
  const inProcess = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  if (redis === null) return inProcess;
  return new RateLimiterRedis({
    keyPrefix: `limit:${name}`,
    points,
    duration: seconds,
    storeClient: redis.client,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inProcess,
  });
}

/** Keys hold addresses of people, also of such that have no account here: nobody shall read them in Redis. */
function unreadable(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
