import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignedSteps, niceStep } from './axis-steps.ts';

const tier = (min: number, max: number) => ({ min, max, fromZero: true });
const free = (min: number, max: number) => ({ min, max, fromZero: false });

describe('steps of axes with common lines', () => {
  test('start at zero and have four steps without a loss', () => {
    expect(alignedSteps([tier(0, 538e9), tier(0, 271)])).toEqual({
      from: 0,
      to: 4,
      axes: [
        { origin: 0, step: 150e9 },
        { origin: 0, step: 75 },
      ],
    });
  });

  test('align zero on all axes if one has a loss', () => {
    const { axes, from } = alignedSteps([tier(-20, 100), tier(0, 50)]);
    expect(axes.map(({ origin }) => origin)).toEqual([0, 0]);
    expect(from).toBeLessThan(0);
  });

  test('give a small loss only the space it needs, without a line', () => {
    const { from, to } = alignedSteps([tier(-0.15, 11)]);
    expect(from).toBeLessThan(0);
    expect(from / to).toBeGreaterThan(-0.05);
  });

  test('start at zero at the top with losses only', () => {
    expect(alignedSteps([tier(-30, -10)]).to).toBe(0);
  });

  test('fit the figures of an axis without zero', () => {
    const { axes, from } = alignedSteps([free(247.2, 271.9)]);
    expect((axes[0]?.origin ?? 0) + from * (axes[0]?.step ?? 0)).toBeGreaterThan(230);
  });

  test('exist for a single figure', () => {
    const { axes } = alignedSteps([free(100, 100), tier(0, 0)]);
    expect(axes.every(({ step }) => step > 0)).toBe(true);
  });

  test('contain every figure between bottom and top', () => {
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

  test('are never smaller than requested', () => {
    expect([niceStep(134.5e9), niceStep(67.75), niceStep(0.013), niceStep(1)]).toEqual([150e9, 75, 0.015, 1]);
  });
});
