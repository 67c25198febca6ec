import { expect, test } from 'vitest';
import { walkScale } from './walk-scale.ts';

const walkOf = (from: number, ...parts: number[]) => ({
  from,
  to: parts.reduce((sum, part) => sum + part, from),
  parts: parts.map((part) => ({
    ...({ group: 'time', part, cents: 0, first: part, last: part, isTyped: false, changes: [] } as const),
  })),
});

test('starts at a round value below all that are passed', () => {
  expect(walkScale(walkOf(156.8, -0.88, 14.27, 5.55, 17.67)).start).toBe(140);
  expect(walkScale(walkOf(101, 1, -2.5)).start).toBe(98);
});

test('starts at zero where the values come near it, or go below', () => {
  expect(walkScale(walkOf(20, 80)).start).toBe(0);
  expect(walkScale(walkOf(10, -30, 50)).start).toBe(0);
});

test('has every value of the way on it', () => {
  for (const walk of [walkOf(156.8, 40, -20), walkOf(10, -30, 5), walkOf(50), walkOf(-3, -5)]) {
    const { at } = walkScale(walk);
    let value = walk.from;
    for (const { part } of [{ part: 0 }, ...walk.parts]) {
      value += part;
      expect(at(value)).toBeGreaterThanOrEqual(0);
      expect(at(value)).toBeLessThanOrEqual(1);
    }
  }
});
