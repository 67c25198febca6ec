import { describe, expect, test } from 'vitest';
import { splitFactor, splitSince, splitsUntil } from './index.ts';

const splits = [
  { effective: '2014-06-09', ratio: 7 },
  { effective: '2020-08-31', ratio: 4 },
];

test('splits after a day and up to another multiply', () => {
  expect(splitFactor(splits, '2014-06-06', '2020-08-31')).toBe(28);
  expect(splitFactor(splits, '2014-06-09', '2020-08-31')).toBe(4);
  expect(splitFactor(splits, '2014-06-09', '2020-08-30')).toBe(1);
});

test('an announced split has no effect yet', () => {
  expect(splitsUntil(splits, '2020-08-30')).toEqual([splits[0]]);
  expect(splitsUntil(splits, '2020-08-31')).toEqual(splits);
});

describe('a price before a split is divided to compare with one after it', () => {
  const tenForOne = [{ effective: '2024-06-10', ratio: 10 }];
  const monday = { day: '2024-06-10', price: 120.5 };

  test.each([
    [1_208.88, monday, 10, 'as it traded'],
    [120.89, monday, 1, 'when it was divided already'],
    [1_208.88, { day: '2024-06-07', price: 1_200 }, 1, 'not before the split takes effect'],
  ])('%d and %o: %d, %s', (price, later, factor) => {
    expect(splitSince({ day: '2024-06-07', price }, tenForOne, later)).toBe(factor);
  });

  test('a price before a reverse split is multiplied', () => {
    const merger = [{ effective: '2024-06-10', ratio: 0.1 }];
    expect(splitSince({ day: '2024-06-07', price: 1.2 }, merger, { ...monday, price: 12.3 })).toBe(0.1);
  });
});
