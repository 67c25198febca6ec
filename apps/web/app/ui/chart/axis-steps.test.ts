import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignedSteps, niceStep } from './axis-steps.ts';

const standing = (min: number, max: number) => ({ min, max, fromZero: true });
const free = (min: number, max: number) => ({ min, max, fromZero: false });

describe('the steps of axes that share their lines', () => {
  test('without a loss all start at zero and have four steps', () => {
    expect(alignedSteps([standing(0, 538e9), standing(0, 271)])).toEqual({
      intervals: 4,
      axes: [
        { low: 0, step: 150e9 },
        { low: 0, step: 75 },
      ],
    });
  });

  test('a loss on one axis lifts zero on the other to the same line', () => {
    const { axes } = alignedSteps([standing(-20, 100), standing(0, 50)]);
    const [one, other] = axes.map(({ low, step }) => -low / step);
    expect(one).toBe(other);
    expect(one).toBeGreaterThan(0);
  });

  test('losses alone hang from zero at the top', () => {
    const { intervals, axes } = alignedSteps([standing(-30, -10)]);
    expect((axes[0]?.low ?? 0) + intervals * (axes[0]?.step ?? 0)).toBe(0);
  });

  test('an axis that needs no zero fits its figures', () => {
    const { axes } = alignedSteps([free(247.2, 271.9)]);
    expect(axes[0]?.low).toBeGreaterThan(230);
  });

  test('one figure alone still has an axis', () => {
    const { axes } = alignedSteps([free(100, 100), standing(0, 0)]);
    expect(axes.every(({ step }) => step > 0)).toBe(true);
  });

  test('every figure lies between the lowest and the highest line', () => {
    const figures = fc.integer({ min: -1e12, max: 1e12 }).map((cents) => cents / 100);
    const reach = fc
      .tuple(figures, figures, fc.boolean())
      .map(([a, b, fromZero]) => ({ min: Math.min(a, b), max: Math.max(a, b), fromZero }));
    fc.assert(
      fc.property(fc.array(reach, { minLength: 1, maxLength: 4 }), (reaches) => {
        const { intervals, axes } = alignedSteps(reaches);
        axes.forEach(({ low, step }, index) => {
          const { min = 0, max = 0 } = reaches[index] ?? {};
          const hair = step * 1e-6;
          expect(low).toBeLessThanOrEqual(min + hair);
          expect(low + intervals * step).toBeGreaterThanOrEqual(max - hair);
        });
      }),
    );
  });

  test('a round step is never smaller than what was asked', () => {
    expect([niceStep(134.5e9), niceStep(67.75), niceStep(0.013), niceStep(1)]).toEqual([150e9, 75, 0.015, 1]);
  });
});
