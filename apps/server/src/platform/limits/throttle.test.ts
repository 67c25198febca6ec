import { expect, test } from 'vitest';
import { openRateLimiter } from './limits.ts';

const twice = { points: 2, seconds: 900 };
const attempt = { key: 'sign in:ann', allowance: twice, maxWaiting: 2 };

test('each further attempt waits longer', async () => {
  const waits: number[] = [];
  const limits = openRateLimiter(null, async (seconds) => waits.push(seconds));
  for (let time = 0; time < 10; time += 1) await limits.throttle([attempt]);
  expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 20, 20]);
  await limits.reset(attempt.key, twice);
  await limits.throttle([attempt]);
  expect(waits).toHaveLength(8);
});

test('only a few wait at once: further requests learn when to come back', async () => {
  const over = Promise.withResolvers<void>();
  const limits = openRateLimiter(null, () => over.promise);
  await limits.throttle([attempt]);
  await limits.throttle([attempt]);
  const waiting = [limits.throttle([attempt]), limits.throttle([attempt])];
  await expect.poll(() => limits.throttle([attempt]).catch(({ code }) => code)).toBe('too_many_requests');
  await limits.throttle([{ ...attempt, key: 'sign in:ben' }]);
  over.resolve();
  await Promise.all(waiting);
});
