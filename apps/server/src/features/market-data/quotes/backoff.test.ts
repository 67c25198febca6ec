import { expect, test } from 'vitest';
import { Backoff } from './backoff.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 7, 24, 15) + seconds * 1_000);

test('each failure doubles the wait, up to a quarter of an hour', () => {
  const backoff = new Backoff(() => 1);
  expect(backoff.allows(at(0))).toBe(true);
  const waits = Array.from({ length: 12 }, () => backoff.failed(at(0)) / 1_000);
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  expect([backoff.allows(at(899)), backoff.allows(at(900))]).toEqual([false, true]);
});

test('jitter takes up to half of the wait', () => {
  expect(new Backoff(() => 0).failed(at(0))).toBe(1_000);
});

test('a success resets it', () => {
  const backoff = new Backoff(() => 1);
  backoff.failed(at(0));
  backoff.failed(at(0));
  backoff.succeeded();
  expect(backoff.allows(at(0))).toBe(true);
  expect(backoff.failed(at(0))).toBe(2_000);
});

test('a clock that was set back does not extend the wait', () => {
  const backoff = new Backoff(() => 1);
  backoff.failed(at(0));
  expect(backoff.allows(at(-3_600))).toBe(true);
});
