import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import {
  type RedisServer,
  redisAvailable,
  startRedis,
  whyNoRedis,
} from '../../../../../tests/world/redis.ts';
import { TooManyRequests } from '../http/index.ts';
import { type Logger, openLog } from '../log/index.ts';
import { openRedis, type RedisConnection } from '../redis/index.ts';
import { openRateLimiter, type RateLimiter } from './limits.ts';

const thrice = { points: 3, seconds: 900 };

async function refusalOf(limits: RateLimiter, key: string): Promise<TooManyRequests | null> {
  try {
    await limits.limit(key, thrice);
    return null;
  } catch (error) {
    if (error instanceof TooManyRequests) return error;
    throw error;
  }
}

async function use(limits: RateLimiter, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await limits.limit(key, thrice);
}

describe('a limit in the process', () => {
  let limits: RateLimiter;
  beforeEach(() => {
    vi.useFakeTimers();
    limits = openRateLimiter(null);
  });
  afterEach(() => vi.useRealTimers());

  test('refuses more than allowed, and says when to come back', async () => {
    await use(limits, 'sign-in:ann', 3);
    vi.advanceTimersByTime(180_500);
    expect(await refusalOf(limits, 'sign-in:ann')).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many attempts. Please try again in 12 minutes.',
      retryAfterSeconds: 720,
    });
  });

  test('ends on time, however often one tries in between', async () => {
    await use(limits, 'sign-in:ann', 3);
    for (let minute = 0; minute < 14; minute += 1) {
      vi.advanceTimersByTime(60_000);
      expect(await refusalOf(limits, 'sign-in:ann')).not.toBeNull();
    }
    vi.advanceTimersByTime(60_000);
    expect(await refusalOf(limits, 'sign-in:ann')).toBeNull();
  });

  test('counts by key and by limit', async () => {
    await use(limits, 'sign-in:ann', 3);
    await use(limits, 'sign-in:ben', 3);
    await limits.limit('sign-in:ann', { points: 5, seconds: 60 });
    expect(await refusalOf(limits, 'sign-in:ann')).not.toBeNull();
  });

  test('starts again after a reset', async () => {
    await use(limits, 'sign-in:ann', 3);
    await limits.reset('sign-in:ann', thrice);
    await use(limits, 'sign-in:ann', 3);
    expect(await refusalOf(limits, 'sign-in:ann')).not.toBeNull();
  });
});

describe.skipIf(!redisAvailable)(`a limit in Redis${whyNoRedis}`, () => {
  let server: RedisServer;
  let redis: RedisConnection;
  let other: RedisConnection;
  let warn: Mock<Logger['warn']>;
  beforeEach(async () => {
    server = await startRedis();
    const log = openLog('silent');
    warn = vi.spyOn(log, 'warn');
    [redis, other] = [await openRedis(server.url, log), await openRedis(server.url, openLog('silent'))];
  });
  afterEach(async () => {
    await Promise.all([redis.close(), other.close()]);
    await server.close();
  });

  test('counts for all processes together', async () => {
    await use(openRateLimiter(redis), 'sign-in:ann', 2);
    await use(openRateLimiter(other), 'sign-in:ann', 1);
    for (const connection of [redis, other]) {
      const refusal = await refusalOf(openRateLimiter(connection), 'sign-in:ann');
      expect(refusal?.message).toBe('Too many attempts. Please try again in 15 minutes.');
    }
  });

  test('allows exactly as many as set, when all come at once', async () => {
    const here = openRateLimiter(redis);
    const there = openRateLimiter(other);
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) => refusalOf(index % 2 ? here : there, 'register')),
    );
    expect(all.filter((refusal) => refusal === null)).toHaveLength(3);
  });

  test('expires in Redis, where keys are hashed', async () => {
    await use(openRateLimiter(redis), 'sign-in:ann@example.com', 1);
    const keys = await redis.client.keys('*');
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^limit:3\/900:[\w-]{43}$/);
    expect(await redis.client.ttl(keys[0] ?? '')).toBeGreaterThan(890);
  });

  test('is reset for all processes', async () => {
    await use(openRateLimiter(redis), 'sign-in:ann', 3);
    await openRateLimiter(other).reset('sign-in:ann', thrice);
    expect(await refusalOf(openRateLimiter(redis), 'sign-in:ann')).toBeNull();
  });

  test('counts in the process during a Redis outage, reported once', async () => {
    const limits = openRateLimiter(redis);
    const away = next(redis, 'close');
    await server.power.off();
    await away;
    await next(redis, 'close');
    expect(await redis.answers()).toBe(false);
    await use(limits, 'sign-in:ann', 3);
    expect(await refusalOf(limits, 'sign-in:ann')).not.toBeNull();
    expect(warn.mock.calls.map(([, words]) => words)).toEqual(['Redis is not responding; retrying']);

    const back = Promise.all([next(redis, 'ready'), next(other, 'ready')]);
    await server.power.on();
    await back;
    expect(await redis.answers()).toBe(true);
    expect(warn).toHaveBeenLastCalledWith('Redis is responding again');
    await use(openRateLimiter(other), 'sign-in:ann', 3);
    expect(await refusalOf(limits, 'sign-in:ann')).not.toBeNull();
  });

  test('counts in the process when Redis hangs', async () => {
    const limits = openRateLimiter(redis);
    server.hang();
    await use(limits, 'sign-in:ann', 3);
    expect(await refusalOf(limits, 'sign-in:ann')).not.toBeNull();
    expect(await redis.answers()).toBe(false);
  });

  test('does not block the start without Redis', async () => {
    await server.power.off();
    const late = await openRedis(server.url, openLog('silent'));
    expect(await refusalOf(openRateLimiter(late), 'sign-in:ann')).toBeNull();
    await late.close();
  });
});

function next({ client }: RedisConnection, event: 'close' | 'ready'): Promise<void> {
  return new Promise((resolve) => client.once(event, resolve));
}
