import { describe, expect, test } from 'vitest';
import { unchanged } from '../forecast/forecast-base.fixture.ts';
import { fadedAssumptions, growsTooFast } from './fade.ts';

const growing = (revenueChange: number, capexChange = 0) =>
  Array.from({ length: 6 }, () => ({ ...unchanged, revenueChange, capexChange }));
const percents = (years: ReturnType<typeof fadedAssumptions>) =>
  years.map(({ revenueChange }) => Number(((revenueChange ?? 0) * 100).toFixed(3)));

describe('fading growth', () => {
  test("starts from last year's growth where that has slowed, and ends at the long-run rate", () => {
    const faded = fadedAssumptions(growing(0.5884), 0.21711, 0.1);
    expect(percents(faded)).toEqual([21.711, 18.169, 14.627, 11.084, 7.542, 4]);
  });

  test('starts from the average where last year grew faster, or is unknown', () => {
    expect(percents(fadedAssumptions(growing(0.3), 0.9, 0.1))[0]).toBe(30);
    expect(percents(fadedAssumptions(growing(0.3), null, 0.1))[0]).toBe(30);
  });

  test('equals the long-run rate after a year that shrank', () => {
    expect(percents(fadedAssumptions(growing(0.3), -0.2, 0.1))).toEqual([4, 4, 4, 4, 4, 4]);
  });

  test('does not apply to revenue growing 15 % or less', () => {
    expect(percents(fadedAssumptions(growing(0.15, 0.4), 0.02, 0.1))).toEqual([15, 15, 15, 15, 15, 15]);
  });

  test('ends at the required return where that is below the long-run rate', () => {
    expect(percents(fadedAssumptions(growing(0.3), 0.3, 0.03)).at(-1)).toBe(3);
  });

  test('applies to capex too', () => {
    for (const year of fadedAssumptions(growing(0.3, 0.5), 0.3, 0.1)) {
      expect(year.capexChange).toBe(year.revenueChange);
    }
  });
});

test('revenue or capex above 15 % a year grows too fast to last', () => {
  expect(growsTooFast({ ...unchanged, revenueChange: 0.16 })).toBe(true);
  expect(growsTooFast({ ...unchanged, capexChange: 0.16 })).toBe(true);
  expect(growsTooFast({ ...unchanged, revenueChange: 0.15, capexChange: null })).toBe(false);
});
