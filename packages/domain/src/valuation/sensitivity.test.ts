import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseOf } from '../forecast/forecast-base.fixture.ts';
import { averagesForecast } from '../forecast/index.ts';
import { fairValue, sensitivity } from './index.ts';

const base = baseOf();
const forecast = averagesForecast(base);

describe('the sensitivity grid', () => {
  test('steps by half a point: five returns around the choice, four growth rates with it third', () => {
    const grid = sensitivity(base, forecast, { requiredReturn: 0.08, terminalGrowth: 0.03 });
    expect(grid.returns).toEqual([0.07, 0.075, 0.08, 0.085, 0.09]);
    expect(grid.growths).toEqual([0.02, 0.025, 0.03, 0.035]);
    expect(grid.values).toHaveLength(4);
    for (const row of grid.values) expect(row).toHaveLength(5);
  });

  test('has the fair value at the choice, falls with the return and rises with growth', () => {
    const rate = fc.double({ min: 0.05, max: 0.3, noNaN: true });
    fc.assert(
      fc.property(rate, fc.double({ min: 0, max: 0.02, noNaN: true }), (requiredReturn, terminalGrowth) => {
        const choice = { requiredReturn, terminalGrowth };
        const value = fairValue(base, forecast, choice);
        const { values } = sensitivity(base, forecast, choice);
        expect(values[2]?.[2]).toBe(value.ok ? value.valuePerShare : null);
        expect(values[2]?.[1]).toBeGreaterThan(values[2]?.[2] ?? Number.NaN);
        expect(values[3]?.[2]).toBeGreaterThan(values[2]?.[2] ?? Number.NaN);
      }),
    );
  });

  test('is empty where growth reaches the return', () => {
    const { values } = sensitivity(base, forecast, { requiredReturn: 0.03, terminalGrowth: 0.025 });
    expect(values[2]?.map((value) => value === null)).toEqual([true, true, false, false, false]);
    expect(values[3]?.map((value) => value === null)).toEqual([true, true, true, false, false]);
  });

  test('is empty where no field takes the rate: a return below 0 or above 100 %, growth below −100 %', () => {
    const low = sensitivity(base, forecast, { requiredReturn: 0.005, terminalGrowth: -0.02 });
    expect(low.values[2]?.map((value) => value === null)).toEqual([true, false, false, false, false]);
    const high = sensitivity(base, forecast, { requiredReturn: 1, terminalGrowth: 0 });
    expect(high.values[2]?.map((value) => value === null)).toEqual([false, false, false, true, true]);
    const shrinking = sensitivity(base, forecast, { requiredReturn: 0.1, terminalGrowth: -1 });
    expect(shrinking.values.map((row) => row[2] === null)).toEqual([true, true, false, false]);
  });
});
