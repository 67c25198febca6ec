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
      const strokes = [...hatchPath(pattern, box).matchAll(/M([\d.]+) ([\d.]+)l([\d.]+) ?(-?[\d.]+)/g)];
      expect(strokes).toHaveLength(10);
      for (const [x = 0, y = 0, across = 0, down = 0] of strokes.map((stroke) =>
        stroke.slice(1).map(Number),
      )) {
        for (const at of [x, x + across]) expect(Math.abs(at - 16)).toBeLessThanOrEqual(6.001);
        for (const at of [y, y + down]) expect(Math.abs(at - 40)).toBeLessThanOrEqual(20.001);
      }
    }
  });

  test('is absent on a bar without height', () => {
    expect(hatchPath(2, { ...box, height: 0 })).toBe('');
  });
});
