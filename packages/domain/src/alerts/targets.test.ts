import { describe, expect, it } from 'vitest';
import { distanceTo, modelTarget, presetPercents, presetTarget } from './index.ts';

describe('a preset', () => {
  it('is so many percent from the price, truncated to two decimals', () => {
    expect(presetPercents.map((percent) => presetTarget(271.49, percent))).toEqual([
      244.34, 257.91, 285.06, 298.63,
    ]);
  });

  it.each([
    [100, 10, 110],
    [1.15, 10, 1.26],
    [100.1, 0, 100.1],
    [682_000, 5, 716_100],
  ])('of %d and %d percent is %d, whatever binary fractions make of it', (price, percent, target) => {
    expect(presetTarget(price, percent)).toBe(target);
  });

  it('is none where less than a cent is left', () => {
    expect(presetPercents.map((percent) => presetTarget(0.0042, percent))).toEqual([null, null, null, null]);
    expect(presetPercents.map((percent) => presetTarget(0.01, percent))).toEqual([null, null, 0.01, 0.01]);
  });
});

describe('the target of a model', () => {
  it('is its value less the margin', () => {
    expect(modelTarget(193.41, 0.2)).toBeCloseTo(154.728, 10);
    expect(modelTarget(100, -0.1)).toBeCloseTo(110, 10);
  });

  it('is none where nothing above zero is left', () => {
    expect([modelTarget(193.41, 1), modelTarget(-5, 0.2), modelTarget(Number.NaN, 0)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it('is away from the price by a fraction of the price', () => {
  expect(distanceTo(230, 271.49)).toBeCloseTo(-0.152_8, 4);
});
