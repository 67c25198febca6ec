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

export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

export interface RateLimiter {
  /** @throws TooManyRequests above the limit; refused attempts do not extend it */
  limit(key: string, allowance: RateLimit): Promise<void>;
  /** Resolves later the further a key is above its limit. @throws TooManyRequests when too many wait for the same key */
  throttle(attempts: readonly RateLimitedAttempt[]): Promise<void>;
  isExceeded(key: string, allowance: RateLimit): Promise<boolean>;
  reset(key: string, allowance: RateLimit): Promise<void>;
}

export interface RateLimitedAttempt {
  readonly key: string;
  readonly allowance: RateLimit;
  readonly maxWaiting: number;
}

/** Counts in Redis for all processes; in this one alone without Redis or during its outage. */
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

/** Keys contain email addresses, also of people without an account, so Redis gets only a hash. */
function unreadable(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
