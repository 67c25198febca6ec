import { describe, expect, test } from 'vitest';
import { dashOf, hatchPath, type Pattern } from './hatch.ts';

const box = { x: 10, y: 20, width: 12, height: 40 };
const patterns: readonly Pattern[] = [0, 1, 2, 3];

describe('the hatching of a bar', () => {
  test('differs by pattern, like the dashes of a line', () => {
    expect(new Set(patterns.map((pattern) => hatchPath(pattern, box))).size).toBe(4);
    expect(new Set(patterns.map(dashOf)).size).toBe(4);
  });

  test('stays inside the bar', () => {
    for (const pattern of [1, 3] as const) {
      for (const [, x, y] of hatchPath(pattern, box).matchAll(/[ML]([\d.]+) ([\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(10);
        expect(Number(x)).toBeLessThanOrEqual(22);
        expect(Number(y)).toBeGreaterThanOrEqual(20);
        expect(Number(y)).toBeLessThanOrEqual(60);
      }
    }
  });

  test('is absent on a bar without height', () => {
    expect(hatchPath(2, { ...box, height: 0 })).toBe('');
  });
});
