import { expect, test } from 'vitest';
import { dailyCloses } from '../../company/listings/listing.fixture.ts';
import { findOverlap } from './overlap.ts';

const from = '2026-08-03';
const to = '2026-08-21';
const known = dailyCloses(from, to, () => 1_200);
const incoming = (price: number) => dailyCloses(from, to, () => price);
const tenForOne = { effective: '2026-08-24', ratio: 10 };

test.each([
  [1_200, 'same', 'the same closes'],
  [1_010, 'same', 'a fifth less, which a correction may be'],
  [990, 'other', 'more than that'],
  [3_600, 'other', 'another share, three times the price'],
  [120, 'other', 'a tenth, and no split'],
] as const)('%d after 1,200 is %s: %s', (price, overlap, _) => {
  expect(findOverlap(incoming(price), known, [])).toBe(overlap);
});

test('a split moves only the closes before it', () => {
  expect(findOverlap(incoming(120), known, [tenForOne])).toBe('split');
  expect(findOverlap(incoming(120), known, [{ ...tenForOne, effective: from }])).toBe('other');
  expect(findOverlap(incoming(1_200), known, [tenForOne])).toBe('same');
});

test('a split of another ratio does not explain the closes', () => {
  expect(findOverlap(incoming(120), known, [{ ...tenForOne, ratio: 100 }])).toBe('other');
});

test('of two splits the newer one may be new, or both', () => {
  const splits = [tenForOne, { effective: '2026-08-25', ratio: 2 }];
  expect(findOverlap(incoming(60), known, splits)).toBe('split');
  expect(findOverlap(incoming(600), known, splits)).toBe('split');
});

test('without a common day there is no comparison', () => {
  expect(
    findOverlap(
      dailyCloses('2026-08-24', '2026-08-25', () => 9),
      known,
      [],
    ),
  ).toBe('none');
});
