import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DrawnPictures } from './drawn-pictures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const picture = (text: string) => Buffer.from(text);
const never = () => new Promise<Buffer>(() => undefined);

test('a picture is drawn once, however many ask for it', async () => {
  const pictures = new DrawnPictures();
  const draw = vi.fn(async () => picture('AAPL'));
  await Promise.all([pictures.find('a', draw), pictures.find('a', draw)]);
  expect(await pictures.find('a', draw)).toEqual(picture('AAPL'));
  expect(draw).toHaveBeenCalledTimes(1);
});

test('those that nobody asked for lately make room for others', async () => {
  const pictures = new DrawnPictures(100);
  const draw = vi.fn(async () => Buffer.alloc(60));
  for (const name of ['a', 'b', 'a']) await pictures.find(name, draw);
  expect(draw).toHaveBeenCalledTimes(3);
});

test('one is drawn at a time, a hundred wait, and others are asked to come again', async () => {
  const pictures = new DrawnPictures();
  const drawing = vi.fn(never);
  const requests = Array.from({ length: 102 }, (_, number) => pictures.find(`${number}`, drawing));
  await expect(requests[101]).rejects.toMatchObject({ code: 'unavailable' });
  expect(drawing).toHaveBeenCalledTimes(1);
  for (const one of requests) one.catch(() => undefined);
});

test('nobody waits for longer than ten seconds, and what is drawn by then is there for the next', async () => {
  const pictures = new DrawnPictures();
  let finish = (_drawn: Buffer) => {};
  const slow = () =>
    new Promise<Buffer>((resolve) => {
      finish = resolve;
    });
  const first = pictures.find('a', slow).catch((error) => error.code);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toBe('unavailable');
  finish(picture('late'));
  expect(await pictures.find('a', never)).toEqual(picture('late'));
});

test('one that couldn’t be drawn is tried again', async () => {
  const pictures = new DrawnPictures();
  await expect(pictures.find('a', () => Promise.reject(new Error('no font')))).rejects.toThrow('no font');
  expect(await pictures.find('a', async () => picture('drawn'))).toEqual(picture('drawn'));
});
