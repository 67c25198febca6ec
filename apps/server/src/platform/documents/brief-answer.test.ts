import { expect, test } from 'vitest';
import { BriefAnswer } from './brief-answer.ts';

test('an answer is read once in its time, and is the same object until it changes', async () => {
  let now = 0;
  let reads = 0;
  let name = 'Growers';
  const answer = new BriefAnswer(
    async () => {
      reads += 1;
      return { lists: [{ name }] };
    },
    20,
    () => now,
  );
  const first = await answer.find();
  now = 19;
  expect(await answer.find()).toBe(first);
  expect(reads).toBe(1);
  now = 20;
  expect(await answer.find()).toBe(first);
  expect(reads).toBe(2);
  name = 'Steady growers';
  now = 40;
  expect(await answer.find()).toEqual({ lists: [{ name: 'Steady growers' }] });
});

test('after a failure it is read again at once', async () => {
  let fails = true;
  const answer = new BriefAnswer(
    async () => {
      if (fails) throw new Error('no database');
      return { lists: [] };
    },
    20,
    () => 0,
  );
  await expect(answer.find()).rejects.toThrow('no database');
  fails = false;
  expect(await answer.find()).toEqual({ lists: [] });
});
