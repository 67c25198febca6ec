import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type News, onNews, onNewsTogether, useLiveNews } from './live-news.ts';

const emit = (kind: News['kind'], seq: number) =>
  useLiveNews.setState({ last: { kind, id: seq === 0 ? null : seq, seq } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a hundred missed notifications are heard one by one, and load again once', () => {
  const heard = vi.fn();
  const loaded = vi.fn();
  const ends = [onNews(heard), onNewsTogether(loaded)];
  for (let seq = 1; seq <= 100; seq++) emit('price', seq);
  emit('ready', 0);
  vi.advanceTimersByTime(1_000);
  expect([heard.mock.calls.length, loaded.mock.calls.length]).toEqual([101, 1]);
  emit('price', 101);
  vi.advanceTimersByTime(1_000);
  expect(loaded).toHaveBeenCalledTimes(2);
  for (const end of ends) end();
});

test('a stream that does not pause loads again all the same', () => {
  const loaded = vi.fn();
  const end = onNewsTogether(loaded);
  for (let seq = 1; seq <= 100; seq++) {
    emit('price', seq);
    vi.advanceTimersByTime(50);
  }
  expect(loaded.mock.calls.length).toBeGreaterThan(10);
  end();
});

test('what is of no interest loads nothing, nor does what came just before the end', () => {
  const loaded = vi.fn();
  const end = onNewsTogether(loaded, (kind) => kind === 'price');
  emit('report', 1);
  vi.advanceTimersByTime(1_000);
  emit('price', 2);
  end();
  vi.advanceTimersByTime(1_000);
  expect(loaded).not.toHaveBeenCalled();
});
