import { expect, test } from 'vitest';
import { type EncodedReply, ReplyCache } from './reply-cache.ts';

const answerOf = (text: string): EncodedReply => ({
  etag: text,
  encoding: 'identity',
  bytes: Buffer.from(text),
});

function openCache(limit: number) {
  const cache = new ReplyCache(limit);
  const built: string[] = [];
  const ask = (name: string) =>
    cache.find(name, async () => {
      built.push(name);
      return answerOf(name.repeat(10));
    });
  return { cache, built, ask };
}

test('a reply is built once and then returned synchronously', async () => {
  const { built, ask } = openCache(1000);
  const first = await ask('a');
  expect(ask('a')).toBe(first);
  expect(built).toEqual(['a']);
});

test('concurrent callers share one build', async () => {
  const { built, ask } = openCache(1000);
  await Promise.all([ask('a'), ask('a'), ask('b')]);
  expect(built).toEqual(['a', 'b']);
});

test('the least recently used replies are evicted', async () => {
  const { cache, built, ask } = openCache(25);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name);
  expect(built).toEqual(['a', 'b', 'c', 'b']);
  expect(cache.size).toEqual({ answers: 2, bytes: 22 });
});

test('a reply larger than the cache is returned but not cached', async () => {
  const { cache, built, ask } = openCache(10);
  expect((await ask('a')).bytes.toString()).toBe('aaaaaaaaaa');
  await ask('a');
  expect(built).toEqual(['a', 'a']);
  expect(cache.size).toEqual({ answers: 0, bytes: 0 });
});

test('a failed build is repeated on the next request', async () => {
  const cache = new ReplyCache(1000);
  await expect(cache.find('a', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  expect((await cache.find('a', async () => answerOf('there'))).etag).toBe('there');
});

test('a value is built once, shared and frozen', () => {
  const cache = new ReplyCache(1000);
  let built = 0;
  const ask = () => {
    return cache.value('a', () => {
      built += 1;
      return { values: [1, 2] };
    });
  };
  const first = ask();
  expect(ask()).toBe(first);
  expect(built).toBe(1);
  expect(() => first.values.push(3)).toThrow(TypeError);
});

test('values count five times their text', async () => {
  const { cache, ask } = openCache(70);
  const read = (name: string, letters: number) => cache.value(name, () => ['x'.repeat(letters)]);
  await ask('a');
  read('b', 6);
  expect(cache.size).toEqual({ answers: 2, bytes: 11 + 51 });
  await ask('c');
  expect(cache.size).toEqual({ answers: 2, bytes: 51 + 11 });
  expect(read('d', 40)).toHaveLength(1);
  expect(cache.size).toEqual({ answers: 2, bytes: 51 + 11 });
});
