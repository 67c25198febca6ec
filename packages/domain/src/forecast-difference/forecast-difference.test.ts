import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveForecast } from '../custom-forecast/index.ts';
import { baseOf } from '../forecast/forecast-base.fixture.ts';
import { defaultChoice } from '../valuation/index.ts';
import { type ForecastDifference, type ForecastSide, forecastDifference } from './index.ts';

const base = baseOf();

interface TypedCells {
  readonly cells?: Parameters<typeof resolveForecast>[1]['cells'];
  readonly requiredReturn?: number;
  readonly terminalGrowth?: number;
  readonly netDebt?: number;
}

function side({ cells = {}, netDebt, ...rates }: TypedCells = {}): ForecastSide {
  const { assumptions, typed } = resolveForecast(base, { startsFrom: 'averages', baseYear: 2024, cells });
  const ownFigures = netDebt === undefined ? {} : { netDebt };
  return {
    assumptions,
    state: {
      base,
      forecast: { assumptions, typed },
      method: 'fcfTenYears',
      day: null,
      splitFactor: 1,
      ownFigures,
      choice: { ...defaultChoice, ...rates },
    },
  };
}

const changed = ({ lines }: ForecastDifference) =>
  lines.filter(({ differs }) => differs).map(({ row }) => row);
const worth = (difference: ForecastDifference) => [
  ...difference.lines.flatMap(({ cents }) => cents ?? []),
  difference.requiredReturn.cents ?? 0,
  difference.jointRates ? 0 : (difference.terminalGrowth.cents ?? 0),
  ...difference.others.map(({ cents }) => cents),
];
const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);
const cents = (of: ForecastDifference['first']) => ('why' in of ? null : Math.round(of.valuePerShare * 100));

describe('two forecasts of one company', () => {
  test('that say the same differ in no line and by nothing', () => {
    const same = forecastDifference(side(), side());
    expect([changed(same), same.cents, same.others]).toEqual([[], 0, []]);
    expect(same.first).toEqual(same.second);
  });

  test('with one line apart: the whole difference is worth of that line', () => {
    const apart = forecastDifference(side(), side({ cells: { '2026': { percentageCfoOfRevenue: 0.4 } } }));
    expect(changed(apart)).toEqual(['percentageCfoOfRevenue']);
    const line = apart.lines.find(({ row }) => row === 'percentageCfoOfRevenue');
    expect(line?.second[1]).toBe(0.4);
    expect(line?.cents).toBe(apart.cents);
    expect(apart.cents).toBeGreaterThan(0);
  });

  test('with a line apart that free cash flow does not read: it has no worth', () => {
    const apart = forecastDifference(side(), side({ cells: { Terminal: { margin: 0.5 } } }));
    expect(apart.lines.find(({ row }) => row === 'margin')).toMatchObject({ differs: true, cents: null });
    expect(apart.cents).toBe(0);
  });

  test('with figures of one’s own: they are named beside the lines', () => {
    const apart = forecastDifference(side(), side({ netDebt: 50 }));
    expect(apart.others.map(({ group }) => group)).toEqual(['ownFigures']);
    expect(changed(apart)).toEqual([]);
  });

  test('of which one has no value: the lines are compared all the same', () => {
    const none = side({ cells: { Terminal: { percentageCfoOfRevenue: 0.01 } } });
    const apart = forecastDifference(side(), none);
    expect(apart.second).toMatchObject({ why: 'terminal_free_cash_flow_not_positive' });
    expect([changed(apart), apart.cents]).toEqual([['percentageCfoOfRevenue'], null]);
  });

  test('with rates that only make sense together: one worth for both', () => {
    const apart = forecastDifference(
      side({ requiredReturn: 0.06, terminalGrowth: 0 }),
      side({ requiredReturn: 0.12, terminalGrowth: 0.06 }),
    );
    expect(apart.jointRates).toBe(true);
    expect(apart.requiredReturn.cents).toBe(apart.cents);
  });
});

test('worth adds up to the cent, and turned round it changes sign', () => {
  const rate = fc.double({ min: 0.05, max: 0.4, noNaN: true });
  const typed = fc.record({
    cells: fc.record({
      '2025': fc.record({ revenueChange: rate, capexChange: rate }),
      '2028': fc.record({ percentageCfoOfRevenue: rate, margin: rate }),
      Terminal: fc.record({ sharesOutstandingChange: rate }),
    }),
    requiredReturn: fc.double({ min: 0.07, max: 0.15, noNaN: true }),
    terminalGrowth: fc.double({ min: 0, max: 0.03, noNaN: true }),
  });
  fc.assert(
    fc.property(typed, typed, (one, other) => {
      const first = side(one);
      const second = side(other);
      const there = forecastDifference(first, second);
      const back = forecastDifference(second, first);
      const from = cents(there.first);
      const to = cents(there.second);
      if (from === null || to === null) return expect(there.cents).toBeNull();
      expect(there.cents).toBe(to - from);
      expect(sum(worth(there))).toBe(to - from);
      expect(sum(worth(back))).toBe(from - to);
      for (const [at, line] of there.lines.entries())
        expect(Math.abs((line.cents ?? 0) + (back.lines[at]?.cents ?? 0))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});
