import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from './load-script.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<string>(() => undefined);
const failureOf = (loading: Promise<unknown>) =>
  loading.then(
    () => null,
    (error: Error) => error,
  );

test('a script that comes is handed on, and nobody waits for it any longer', async () => {
  await expect(loadScript(async () => 'part')).resolves.toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});

test('a script that is lost is a ChunkLoadError in the log, with its cause', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const error = await failureOf(loadScript(() => Promise.reject(lost)));
  expect(error?.stack).toMatch(/^ChunkLoadError: /);
  expect(error?.cause).toBe(lost);
  expect(vi.getTimerCount()).toBe(0);
});

test('a script that isn’t there after 120 seconds is a ChunkLoadError, and not before', async () => {
  const failed = vi.fn();
  void failureOf(loadScript(never)).then(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError', cause: 'timeout' }));
});
