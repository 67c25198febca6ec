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

test('an answer is made once and then there at once', async () => {
  const { built, ask } = openCache(1000);
  const first = await ask('a');
  expect(ask('a')).toBe(first);
  expect(built).toEqual(['a']);
});

test('all who ask at once share one making', async () => {
  const { built, ask } = openCache(1000);
  await Promise.all([ask('a'), ask('a'), ask('b')]);
  expect(built).toEqual(['a', 'b']);
});

test('what is asked for least makes room', async () => {
  const { cache, built, ask } = openCache(25);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name);
  expect(built).toEqual(['a', 'b', 'c', 'b']);
  expect(cache.size).toEqual({ answers: 2, bytes: 22 });
});

test('one that has no room at all is handed out and not kept', async () => {
  const { cache, built, ask } = openCache(10);
  expect((await ask('a')).bytes.toString()).toBe('aaaaaaaaaa');
  await ask('a');
  expect(built).toEqual(['a', 'a']);
  expect(cache.size).toEqual({ answers: 0, bytes: 0 });
});

test('one that could not be made is made again when it is asked for again', async () => {
  const cache = new ReplyCache(1000);
  await expect(cache.find('a', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  expect((await cache.find('a', async () => answerOf('there'))).etag).toBe('there');
});

test('what callers in this process are told is made once, shared, and changed by none of them', () => {
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

test('and takes its room from the same, five times its text', async () => {
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
