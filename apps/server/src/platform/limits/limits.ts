import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { TooManyRequests } from '../http/index.ts';
import type { RedisConnection } from '../redis/index.ts';
import { formatWait } from './format-wait.ts';
import { backoffSeconds, ThrottleQueue } from './throttle.ts';

/** How often something may be done: `points` times in `seconds`, counted from the first. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

export interface RateLimiter {
  /**
   * Counts one more of what `key` names: `sign-in:203.0.113.7`.
   * @throws TooManyRequests when that is more than allowed; what is refused does not put the end off
   */
  limit(key: string, allowance: RateLimit): Promise<void>;
  /**
   * Counts one more of each key, and resolves later the further one is beyond its allowance: a person waits a
   * moment, an attacker gets few guesses.
   * @throws TooManyRequests when too many wait because of the same key already
   */
  throttle(attempts: readonly RateLimitedAttempt[]): Promise<void>;
  /** Counts one more; whether that is more than allowed. */
  isExceeded(key: string, allowance: RateLimit): Promise<boolean>;
  /** Begins anew: what was counted turned out to be harmless. */
  reset(key: string, allowance: RateLimit): Promise<void>;
}

/** One of the things an attempt is counted by. */
export interface RateLimitedAttempt {
  readonly key: string;
  readonly allowance: RateLimit;
  /** How many may wait because of this key at once. */
  readonly maxWaiting: number;
}

/** Counts in Redis for all processes together; in this one alone where there is none, or while it is away. */
export function openRateLimiter(
  redis: RedisConnection | null,
  wait = (seconds: number): Promise<unknown> => setTimeout(seconds * 1_000),
): RateLimiter {
  const lanes = new ThrottleQueue(wait);
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (allowance: RateLimit) => {
    const name = `${allowance.points}/${allowance.seconds}`;
    const limiter = limiters.get(name) ?? makeLimiter(name, allowance, redis);
    limiters.set(name, limiter);
    return limiter;
  };
  /** How many more than allowed, this one included. */
  const countBeyond = async (key: string, allowance: RateLimit): Promise<number> => {
    const count = await limiterOf(allowance)
      .consume(unreadable(key))
      .catch((refusal: RateLimiterRes | Error) => {
        if (refusal instanceof Error) throw refusal;
        return refusal;
      });
    return Math.max(0, count.consumedPoints - allowance.points);
  };
  return {
    async throttle(attempts) {
      const counted = await Promise.all(
        attempts.map(async (attempt) => ({
          ...attempt,
          beyond: await countBeyond(attempt.key, attempt.allowance),
        })),
      );
      const slowed = counted.filter(({ beyond }) => beyond > 0);
      if (slowed.length === 0) return;
      const seconds = backoffSeconds(Math.max(...slowed.map(({ beyond }) => beyond)));
      await lanes.wait(new Map(slowed.map((attempt) => [attempt.key, attempt])), seconds);
    },
    isExceeded: async (key, allowance) => (await countBeyond(key, allowance)) > 0,
    async limit(key, allowance) {
      try {
        await limiterOf(allowance).consume(unreadable(key));
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        const seconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1_000));
        throw new TooManyRequests(`Too many attempts. Please try again in ${formatWait(seconds)}.`, seconds);
      }
    },
    async reset(key, allowance) {
      await limiterOf(allowance).delete(unreadable(key));
    },
  };
}

function makeLimiter(
  name: string,
  { points, seconds }: RateLimit,
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
