import { expect, test } from 'vitest';
import { barsOf } from './bars-of.ts';

test('bars stand on zero, in proportion', () => {
  const { zero, bars } = barsOf([10, 5, 0]);
  const [all, half, none] = bars.map(({ rect }) => rect);
  expect(half?.height).toBeCloseTo((all?.height ?? 0) / 2);
  expect(none?.height).toBe(0);
  for (const { rect } of bars) expect(rect.y + rect.height).toBeCloseTo(zero);
});

test('a loss goes down from zero', () => {
  const { zero, bars } = barsOf([10, -10]);
  expect(bars[1]?.rect.y).toBeCloseTo(zero);
  expect(bars[1]?.rect.height).toBeCloseTo(bars[0]?.rect.height ?? 0);
});

test('nothing but zeros has no bars and no failure', () => {
  expect(barsOf([0, 0]).bars.map(({ rect }) => rect.height)).toEqual([0, 0]);
  expect(barsOf([]).bars).toEqual([]);
});
