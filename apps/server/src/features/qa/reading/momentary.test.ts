import { expect, test } from 'vitest';
import { Momentary } from './momentary.ts';

const momentMs = 1_000;

function openMomentary(pastMs: number) {
  const clock = { now: 0 };
  const momentary = new Momentary<number>(momentMs, 10, () => clock.now, pastMs);
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reads;
  };
  return { clock, find: async () => (await momentary.find('all', read)).value };
}

test('within its moment a value is read once for all who ask', async () => {
  const { find } = openMomentary(0);
  expect(await Promise.all([find(), find()])).toEqual([1, 1]);
});

test('after its moment a value is read again before anybody gets it', async () => {
  const { clock, find } = openMomentary(0);
  await find();
  clock.now = momentMs;
  expect(await find()).toBe(2);
});

test('for a while after its moment the value of before is answered, and the next who asks gets the new one', async () => {
  const { clock, find } = openMomentary(5_000);
  await find();
  clock.now = momentMs;
  expect(await Promise.all([find(), find()])).toEqual([1, 1]);
  expect(await find()).toBe(2);
});

test('a value that is long past is not answered', async () => {
  const { clock, find } = openMomentary(5_000);
  await find();
  clock.now = momentMs + 5_000;
  expect(await find()).toBe(2);
});
