import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignedSteps, niceStep } from './axis-steps.ts';

const tier = (min: number, max: number) => ({ min, max, fromZero: true });
const free = (min: number, max: number) => ({ min, max, fromZero: false });

describe('the steps of axes that share their lines', () => {
  test('without a loss all start at zero and have four steps', () => {
    expect(alignedSteps([tier(0, 538e9), tier(0, 271)])).toEqual({
      from: 0,
      to: 4,
      axes: [
        { origin: 0, step: 150e9 },
        { origin: 0, step: 75 },
      ],
    });
  });

  test('a loss on one axis lifts zero on the other to the same line', () => {
    const { axes, from } = alignedSteps([tier(-20, 100), tier(0, 50)]);
    expect(axes.map(({ origin }) => origin)).toEqual([0, 0]);
    expect(from).toBeLessThan(0);
  });

  test('a small loss takes as much room as it needs, and no line of its own', () => {
    const { from, to } = alignedSteps([tier(-0.15, 11)]);
    expect(from).toBeLessThan(0);
    expect(from / to).toBeGreaterThan(-0.05);
  });

  test('losses alone hang from zero at the top', () => {
    expect(alignedSteps([tier(-30, -10)]).to).toBe(0);
  });

  test('an axis that needs no zero fits its figures', () => {
    const { axes, from } = alignedSteps([free(247.2, 271.9)]);
    expect((axes[0]?.origin ?? 0) + from * (axes[0]?.step ?? 0)).toBeGreaterThan(230);
  });

  test('one figure alone still has an axis', () => {
    const { axes } = alignedSteps([free(100, 100), tier(0, 0)]);
    expect(axes.every(({ step }) => step > 0)).toBe(true);
  });

  test('every figure lies between the lowest and the highest height', () => {
    const figures = fc.integer({ min: -1e12, max: 1e12 }).map((cents) => cents / 100);
    const reach = fc
      .tuple(figures, figures, fc.boolean())
      .map(([a, b, fromZero]) => ({ min: Math.min(a, b), max: Math.max(a, b), fromZero }));
    fc.assert(
      fc.property(fc.array(reach, { minLength: 1, maxLength: 4 }), (reaches) => {
        const { from, to, axes } = alignedSteps(reaches);
        axes.forEach(({ origin, step }, index) => {
          const { min = 0, max = 0 } = reaches[index] ?? {};
          const hair = step * 1e-6;
          expect(origin + from * step).toBeLessThanOrEqual(min + hair);
          expect(origin + to * step).toBeGreaterThanOrEqual(max - hair);
        });
      }),
    );
  });

  test('a round step is never smaller than what was asked', () => {
    expect([niceStep(134.5e9), niceStep(67.75), niceStep(0.013), niceStep(1)]).toEqual([150e9, 75, 0.015, 1]);
  });
});
