import { afterEach, expect, test, vi } from 'vitest';
import { steadyClock } from './steady-clock.ts';

const month = 31 * 24 * 3_600_000;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the queue’s time goes on when the machine’s clock is set back by a month', () => {
  const real = Date.now();
  const machine = vi.spyOn(Date, 'now').mockReturnValue(real + month);
  const due = steadyClock.now() + 1_000;
  machine.mockReturnValue(real);
  expect(due - steadyClock.now()).toBeLessThanOrEqual(1_000);
});

test('a wait of more than a timer takes isn’t over at once', () => {
  vi.useFakeTimers();
  let ended = 0;
  const timer = steadyClock.setTimeout(() => ended++, month);
  vi.advanceTimersByTime(60_000);
  expect(ended).toBe(0);
  steadyClock.clearTimeout(timer);
});
