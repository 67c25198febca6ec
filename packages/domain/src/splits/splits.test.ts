import { describe, expect, test } from 'vitest';
import {
  type LatestKnown,
  shareBasis,
  sharesOnBasis,
  splitFactor,
  splitSince,
  splitsUntil,
} from './index.ts';

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

describe('the shares that figures and prices are counted in', () => {
  const twoForOne = [{ effective: '2026-11-26', ratio: 2 }];
  const lastClose = { day: '2026-11-25', price: 56 };
  const basis = (known: Partial<LatestKnown>) =>
    shareBasis({ lastClose, lastQuote: null, newestFiling: null, splits: twoForOne, ...known });

  test('stay those of the last close until its day trades', () => {
    const before = { day: '2026-11-25', lastSplit: null, closesOver: 1 };
    expect(basis({})).toEqual(before);
    expect(basis({ lastQuote: { day: '2026-11-25', price: 55.9 } })).toEqual(before);
  });

  test.each([
    [56, 2, 'as they traded'],
    [28, 1, 'unless their source divided them'],
  ])('with the first quote of the day a close of %d is divided by %d, %s', (price, over) => {
    expect(
      basis({ lastClose: { ...lastClose, price }, lastQuote: { day: '2026-11-26', price: 28.2 } }),
    ).toEqual({ day: '2026-11-26', lastSplit: '2026-11-26', closesOver: over });
  });

  test('follow a filing and a close as well', () => {
    expect(basis({ newestFiling: '2026-11-27' })).toMatchObject({ lastSplit: '2026-11-26', closesOver: 2 });
    expect(basis({ lastClose: { day: '2026-11-26', price: 28 } })).toMatchObject({ closesOver: 1 });
    expect(basis({ lastClose: null })).toEqual({ day: null, lastSplit: null, closesOver: 1 });
  });

  test('a price of the other side of the split is brought to them', () => {
    expect(56 / sharesOnBasis(twoForOne, '2026-11-25', '2026-11-26')).toBe(28);
    expect(28 / sharesOnBasis(twoForOne, '2026-11-26', null)).toBe(56);
    expect(28 / sharesOnBasis(twoForOne, '2026-11-27', '2026-11-26')).toBe(28);
  });
});
