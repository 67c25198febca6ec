import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baseOf, historyOf } from '../forecast/forecast-base.fixture.ts';
import { valueAsOf } from './as-of-today.ts';
import { cashFlowWeights } from './cash-flow-weights.ts';
import { fairValue } from './discounted-cash-flow.ts';
import { forecastOfCashFlows } from './forecast.fixture.ts';

const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const anyCase = fc.record({
  cashFlows: fc.array(rate(-200, 900), { minLength: 6, maxLength: 6 }),
  others: fc.array(rate(1, 900), { minLength: 6, maxLength: 6 }),
  choice: fc.record({ requiredReturn: rate(0.06, 0.2), terminalGrowth: rate(-0.03, 0.04) }),
  netDebt: rate(-900, 900),
  preferredStock: rate(0, 90),
  afterTaxInterest: fc.option(rate(0, 90)),
  days: fc.integer({ min: 0, max: 600 }),
  adrRatio: fc.constantFrom(1, 5),
  rates: fc.constantFrom({}, { currencyRate: 32, latestCurrencyRate: 40 }),
});

test('a value follows from the cash flows by its weights, also after another one was typed', () => {
  let values = 0;
  fc.assert(
    fc.property(anyCase, ({ cashFlows, others, choice, days, rates, ...claims }) => {
      const dividendsSince = {
        listed: [],
        listedUntil: null,
        filed: [{ day: '2025-03-31', amount: 0.4 }],
        repeated: 0.4,
      };
      const base = {
        ...baseOf(),
        ...claims,
        ...rates,
        history: historyOf({ dividendsSince }),
      };
      const worthOf = (flows: readonly number[]) => fairValue(base, forecastOfCashFlows(flows), choice);
      const first = worthOf(cashFlows);
      fc.pre(first.ok);
      if (!first.ok) return;
      const end = Date.parse(first.valuationDate);
      const day = new Date(end + days * 86_400_000).toISOString().slice(0, 10);
      const { constant, weights, least } = cashFlowWeights(base, first, day);
      for (const flows of [cashFlows, others]) {
        const value = worthOf(flows);
        const byWeights = flows.reduce((sum, flow, at) => sum + flow * (weights[at] ?? 0), constant);
        if (!value.ok) {
          if (value.why === 'value_not_positive') expect(byWeights).toBeLessThanOrEqual(least + 1e-9);
          continue;
        }
        values += 1;
        const carried = valueAsOf(day, value, base);
        const expected = carried.ok ? carried.valuePerShare : value.valuePerShare;
        expect(Math.abs(byWeights - expected)).toBeLessThan(1e-9 * Math.max(1, Math.abs(expected)));
        expect(byWeights).toBeGreaterThanOrEqual(least - 1e-9);
      }
    }),
    { numRuns: 300, seed: 7 },
  );
  expect(values).toBeGreaterThan(300);
});

test('a value that is not carried to a day is that of its year end', () => {
  const base = baseOf();
  const value = fairValue(base, forecastOfCashFlows([100, 100, 100, 100, 100, 100]), {
    requiredReturn: 0.1,
    terminalGrowth: 0,
  });
  if (!value.ok) throw new Error(value.why);
  const { constant, weights, least } = cashFlowWeights(base, value, null);
  expect(weights.reduce((sum, weight) => sum + weight * 100, constant)).toBeCloseTo(value.valuePerShare, 10);
  expect(least).toBe(0);
});
