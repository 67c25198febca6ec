import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseOf, unchanged } from '../forecast/forecast-base.fixture.ts';
import { methodIds } from '../valuation/index.ts';
import { anyCompany, scaleMoney } from '../valuation/methods/any-company.fixture.ts';
import { type ValueState, valueOfState } from '../value-state/index.ts';
import { averagesState, typedState } from '../value-state/typed-state.fixture.ts';
import { type MustBeTrue, mustBeTrue, type SolvableDriver } from './index.ts';

function solvedFor(state: ValueState, price: number): MustBeTrue {
  const solved = mustBeTrue(state, price);
  if (!solved.ok) throw new Error(solved.why);
  return solved;
}

const solutionOf = ({ drivers }: MustBeTrue, key: SolvableDriver) =>
  drivers.find(({ driver }) => driver === key)?.solution;

describe('what must be true for a price', () => {
  const base = baseOf(); // worth 20 a share: a free cash flow of 100 a year on 50 shares

  test('is what is, where the price is the value', () => {
    const solved = solvedFor(averagesState(base), 20);
    expect(solved.valuePerShare).toBeCloseTo(20, 10);
    for (const { present, solution } of solved.drivers) {
      if (solution.ok) expect(solution.rate).toBeCloseTo(present ?? Number.NaN, 6);
    }
  });

  test('of a share of cash flow lies on a line, also beyond all revenue', () => {
    expect(solutionOf(solvedFor(averagesState(base), 40), 'percentageCfoOfRevenue')).toMatchObject({
      ok: true,
      rate: expect.closeTo(0.3, 12),
      beyond: null,
    });
    expect(solutionOf(solvedFor(averagesState(base), 200), 'percentageCfoOfRevenue')).toMatchObject({
      rate: expect.closeTo(1.1, 12),
      beyond: 'more_than_all_revenue',
    });
  });

  test('of a required return is what the price returns', () => {
    expect(solutionOf(solvedFor(averagesState(base), 40), 'requiredReturn')).toMatchObject({
      rate: expect.closeTo(0.05, 8),
      shownRate: 0.05,
      valueAtShown: expect.closeTo(40, 8),
      solutions: 1,
      beyond: null,
    });
  });

  test('is no solution above the most that no capital expenditures give', () => {
    expect(solutionOf(solvedFor(averagesState(base), 100), 'capexChange')).toEqual({
      ok: false,
      why: 'above_most',
      nearest: { value: expect.closeTo(40, 9), rate: -1 },
    });
  });

  test('doesn’t ask a free cash flow for margins or share counts', () => {
    for (const key of ['margin', 'sharesOutstandingChange'] as const) {
      expect(solutionOf(solvedFor(averagesState(base), 30), key)).toMatchObject({ why: 'does_not_enter' });
    }
  });

  test('has no growth of capital expenditures where they follow revenue', () => {
    const solved = solvedFor(averagesState(base, 'capexWithRevenue'), 30);
    expect(solutionOf(solved, 'capexChange')).toMatchObject({ why: 'does_not_enter' });
    expect(solutionOf(solved, 'revenueChange')).toMatchObject({ ok: true });
  });

  test('of growth that fades is where it starts', () => {
    const fast = baseOf({ averages: { ...unchanged, revenueChange: 0.3 } });
    const state = averagesState(
      { ...fast, history: { ...fast.history, lastRevenueChange: 0.25 } },
      'fadingGrowth',
    );
    const growth = solvedFor(state, 60).drivers[0];
    expect(growth).toMatchObject({ driver: 'revenueChange', present: 0.25, fades: true });
  });

  test('counts two required returns where early years are negative, and shows the nearer one', () => {
    const cashFlows = [-3000, 900, 900, 900, 900, 900].map((cash) => cash / 1000 + 0.1);
    const state: ValueState = {
      ...typedState(base, { revenueChange: 0, percentageCfoOfRevenue: 0.2, capexChange: 0 }),
      forecast: {
        assumptions: cashFlows.map((share) => ({ ...unchanged, percentageCfoOfRevenue: share })),
        typed: [],
      },
      choice: { requiredReturn: 0.2, terminalGrowth: -0.2 },
    };
    const value = valueOfState(state);
    if (!value.ok) throw new Error(value.why);
    const solution = solutionOf(solvedFor(state, value.valuePerShare), 'requiredReturn');
    expect(solution).toMatchObject({ ok: true, rate: expect.closeTo(0.2, 6) });
  });

  test('is solved for a company that has no value as it is', () => {
    const loss = baseOf({ averages: { ...unchanged, percentageCfoOfRevenue: 0.05 } });
    const solved = solvedFor(averagesState(loss), 20);
    expect(solved.valuePerShare).toBeNull();
    expect(solutionOf(solved, 'percentageCfoOfRevenue')).toMatchObject({ rate: expect.closeTo(0.2, 12) });
  });

  test('is refused where no driver helps', () => {
    expect(mustBeTrue(averagesState({ ...base, netDebt: null }), 20)).toMatchObject({
      why: 'net_debt_missing',
    });
    const choice = { requiredReturn: 0.03, terminalGrowth: 0.03 };
    expect(mustBeTrue(averagesState(base, 'fcfTenYears', { choice }), 20)).toMatchObject({
      why: 'growth_not_below_return',
    });
    const hidden = baseOf({ averages: { ...unchanged, percentageCfoOfRevenue: 0.05 }, netDebt: null });
    expect(mustBeTrue(averagesState(hidden, 'capexWithRevenue'), 20)).toMatchObject({
      why: 'net_debt_missing',
    });
  });
});

/** The state with a solution put in by the product's own means: what a reader would type. */
function stateWith(state: ValueState, key: SolvableDriver, rate: number): ValueState | null {
  const { forecast, choice } = state;
  if (key === 'requiredReturn' || key === 'terminalGrowth') {
    return { ...state, choice: { ...choice, [key]: rate } };
  }
  if (typeof forecast === 'string') return null;
  const assumptions = forecast.assumptions.map((column) => ({ ...column, [key]: rate }));
  return { ...state, forecast: { ...forecast, assumptions } };
}

describe('for generated companies, the full solution gives the price to the cent', () => {
  const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const anySetting = fc.record({
    typed: fc.record({
      revenueChange: rate(-0.1, 0.25),
      percentageCfoOfRevenue: rate(0.15, 0.5),
      capexChange: rate(-0.1, 0.2),
    }),
    choice: fc.record({ requiredReturn: rate(0.06, 0.2), terminalGrowth: rate(-0.03, 0.04) }),
    netDebt: rate(-1000, 1000),
    isCarried: fc.boolean(),
    premium: rate(0.3, 4),
  });

  test.each([...methodIds, 'typed'] as const)('by %s', (method) => {
    let solutions = 0;
    fc.assert(
      fc.property(anySetting, ({ typed, choice, netDebt, isCarried, premium }) => {
        const base = { ...scaleMoney(1, anyCompany()), netDebt };
        const averages = { ...base.averages, ...typed };
        const day = isCarried ? '2025-06-30' : null;
        const state =
          method === 'typed'
            ? typedState(base, typed, { choice, day })
            : averagesState({ ...base, averages }, method, { choice, day });
        const value = valueOfState(state);
        fc.pre(value.ok);
        if (!value.ok) return;
        const price = value.valuePerShare * premium;
        for (const { driver, solution } of solvedFor(state, price).drivers) {
          if (!solution.ok) continue;
          solutions += 1;
          const at = stateWith(state, driver, solution.rate);
          const again = at === null ? null : valueOfState(at);
          if (again === null) continue;
          expect(again.ok && Math.abs(again.valuePerShare - price)).toBeLessThan(0.005);
        }
      }),
      { numRuns: 60, seed: 13 },
    );
    expect(solutions).toBeGreaterThan(40);
  });
});
