import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseOf } from '../forecast/forecast-base.fixture.ts';
import { methodIds } from '../valuation/index.ts';
import { anyCompany, anyHistory, scaleMoney } from '../valuation/methods/any-company.fixture.ts';
import { driversOf, type ValueState, valueOfDrivers, valueOfState } from '../value-state/index.ts';
import { averagesState, typedState } from '../value-state/typed-state.fixture.ts';
import { after, apple2024, apple2025, before } from './apple.fixture.ts';
import { type ValueWalk, valueWalk } from './index.ts';

function walkOf(from: ValueState, to: ValueState): ValueWalk {
  const walk = valueWalk(from, to);
  if (!walk.ok) throw new Error(`${walk.end}: ${walk.refusal.why}`);
  return walk;
}

const groupsOf = ({ parts }: ValueWalk) => parts.map(({ group }) => group);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function expectToAddUp({ from, to, parts }: ValueWalk) {
  const sum = sumOf(parts.map(({ part }) => part));
  expect(Math.abs(sum - (to - from))).toBeLessThan(1e-8 * Math.max(1, Math.abs(from), Math.abs(to)));
  const cents = (value: number) => Number((Math.sign(value) * Math.round(Math.abs(value) * 100)).toFixed(0));
  expect(sumOf(parts.map((part) => part.cents))).toBe(cents(to) - cents(from));
}

describe('the example of Apple', () => {
  const walk = walkOf(before, after);

  test('has nine parts, exact and in cents', () => {
    expect([walk.from.toFixed(6), walk.to.toFixed(6)]).toEqual(['79.990608', '103.438756']);
    expect(walk.parts.map(({ group, part, cents }) => [group, part.toFixed(6), cents])).toEqual([
      ['time', '4.226286', 423],
      ['actuals', '-0.452921', -45],
      ['bridge', '-0.164565', -16],
      ['shares', '2.422434', 242],
      ['revenueChange', '4.859428', 486],
      ['percentageCfoOfRevenue', '3.604558', 360],
      ['capexChange', '0.412432', 41],
      ['requiredReturn', '5.194818', 519],
      ['terminalGrowth', '3.345679', 335],
    ]);
    expect(walk.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(2345);
  });

  test('says what each part is when it comes first, and when it comes last', () => {
    const { first, last } = walk.parts.find(({ group }) => group === 'revenueChange') ?? {};
    expect([first?.toFixed(2), last?.toFixed(2)]).toEqual(['4.33', '5.45']);
  });

  test('names the numbers behind a part', () => {
    const changesOf = (group: string) => walk.parts.find((part) => part.group === group)?.changes;
    expect(changesOf('actuals')).toEqual([
      { key: 'revenue', year: 2025, isTerminal: false, before: 391035 * 1.05, after: 416161 },
      { key: 'capex', year: 2025, isTerminal: false, before: 9447 * 1.04, after: 12715 },
    ]);
    expect(changesOf('requiredReturn')).toMatchObject([{ before: 0.1, after: 0.095 }]);
    expect(changesOf('revenueChange')).toHaveLength(6);
  });

  test('backwards is the same with every sign turned', () => {
    const back = walkOf(after, before);
    expectToAddUp(back);
    expect(back.parts.map(({ part }) => part.toFixed(9))).toEqual(
      walk.parts.map(({ part }) => (-part).toFixed(9)),
    );
    expect(back.parts[0]?.changes).toMatchObject([{ key: 'lastYear', before: 2025, after: 2024 }]);
  });

  test('doesn’t move from where it is', () => {
    expect(walkOf(before, before).parts).toEqual([]);
  });
});

describe('a walk', () => {
  const typed = { revenueChange: 0.05, percentageCfoOfRevenue: 0.28, capexChange: 0.04 };

  test('has no part for a row that says the same of the years still ahead', () => {
    const assumptions = [0.07, 0.06, 0.05, 0.04, 0.03, 0.02].map((revenueChange) => ({
      ...baseOf().averages,
      revenueChange,
    }));
    const of = (base: typeof apple2024, from: number): ValueState => ({
      ...typedState(base, typed),
      forecast: {
        assumptions: [...assumptions.slice(from), ...assumptions.slice(-1)].slice(0, 6),
        typed: [],
      },
    });
    const walk = walkOf(of(apple2024, 0), of(apple2025, 1));
    expect(groupsOf(walk)).toEqual(['time', 'actuals', 'bridge', 'shares']);
    expectToAddUp(walk);
  });

  test('takes both rates together where one alone would leave less than a point between them', () => {
    const rates = (requiredReturn: number, terminalGrowth: number) =>
      typedState(apple2024, typed, { choice: { requiredReturn, terminalGrowth } });
    expect(groupsOf(walkOf(rates(0.06, 0), rates(0.1, 0.055)))).toEqual(['rates']);
    expect(groupsOf(walkOf(rates(0.06, 0), rates(0.1, 0.05)))).toEqual(['requiredReturn', 'terminalGrowth']);
  });

  test('has no part for a split', () => {
    const split = baseOf({
      ...apple2024,
      last: { ...apple2024.last, sharesOutstanding: (apple2024.last.sharesOutstanding ?? 0) * 4 },
    });
    const walk = walkOf(typedState(apple2024, typed, { splitFactor: 4 }), typedState(split, typed));
    expect(walk.parts).toEqual([]);
    expect(walk.from).toBeCloseTo(79.990608 / 4, 6);
  });

  test('gives a figure of one’s own its own part', () => {
    const walk = walkOf(before, typedState(apple2024, typed, { ownFigures: { netDebt: 0 } }));
    expect(groupsOf(walk)).toEqual(['ownFigures']);
    expect(walk.parts[0]?.part).toBeCloseTo(41458 / 15408.095, 9);
  });

  test('is refused where an end has no value, with the reason', () => {
    const none = typedState(apple2024, { ...typed, percentageCfoOfRevenue: 0.01 });
    expect(valueWalk(before, none)).toMatchObject({
      ok: false,
      end: 'to',
      refusal: { why: 'terminal_free_cash_flow_not_positive' },
    });
    expect(valueWalk(none, before)).toMatchObject({ ok: false, end: 'from' });
  });

  test('says when it passes through less than nothing', () => {
    const from = typedState(apple2024, { ...typed, capexChange: 0.5, percentageCfoOfRevenue: 0.9 });
    const walk = walkOf(from, typedState(apple2024, { ...typed, percentageCfoOfRevenue: 0.1 }));
    expect(walk.passesBelowZero).toBe(true);
    expectToAddUp(walk);
  });

  test('between two methods is one part', () => {
    const base = anyCompany();
    const walk = walkOf(averagesState(base, 'fcfTenYears'), averagesState(base, 'dividends'));
    expect(groupsOf(walk)).toEqual(['method']);
    expectToAddUp(walk);
  });

  test('between two reported currencies is one part', () => {
    const foreign = { ...apple2024, currencyRate: 30 };
    expect(groupsOf(walkOf(before, typedState(foreign, typed)))).toEqual(['reportedCurrency']);
  });
});

/** Two states of a company that every method can value, up to three years apart, in any of their numbers. */
const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyState = fc
  .record({
    years: fc.integer({ min: 0, max: 3 }),
    typed: fc.record({
      revenueChange: rate(-0.2, 0.4),
      percentageCfoOfRevenue: rate(0.1, 0.6),
      capexChange: rate(-0.2, 0.4),
    }),
    choice: fc.record({ requiredReturn: rate(0.05, 0.2), terminalGrowth: rate(-0.03, 0.04) }),
    netDebt: rate(-2000, 2000),
    money: rate(0.5, 2),
    shares: rate(20, 80),
    isCarried: fc.boolean(),
    own: fc.constantFrom({}, { netDebt: 100 }, { sharesOutstanding: 60 }, { currencyRate: 2, adrRatio: 3 }),
    currencyRate: rate(0.5, 40),
    fcfGrowth: fc.option(rate(-0.2, 0.4), { nil: undefined }),
    start: fc.constantFrom('averages', 'typed' as const),
    splitFactor: fc.constantFrom(1, 1, 4),
  })
  .map(({ years, typed, choice, netDebt, money, shares, isCarried, own, currencyRate, ...rest }) => {
    const company = scaleMoney(money, anyCompany());
    const base = {
      ...company,
      lastYear: 2024 + years,
      lastPeriodEnd: `${2024 + years}-12-31`,
      last: { ...company.last, sharesOutstanding: shares },
      averages: { ...company.averages, ...typed },
      history: {
        ...anyHistory(),
        ...company.history,
        dividendsSince: { ...company.history.dividendsSince, repeated: 0.2 },
      },
      netDebt,
      currencyRate,
      latestCurrencyRate: currencyRate * 1.1,
    };
    const state: ValueState = {
      ...typedState(base, typed, { choice, ownFigures: own, splitFactor: rest.splitFactor }),
      day: isCarried ? `${2025 + years}-06-30` : null,
    };
    if (rest.start === 'averages') return { ...state, forecast: 'averages' as const };
    if (rest.fcfGrowth === undefined || typeof state.forecast === 'string') return state;
    const [first, ...others] = state.forecast.assumptions;
    const grown = first === undefined ? [] : [{ ...first, freeCashFlowGrowthRate: rest.fcfGrowth }];
    return { ...state, forecast: { ...state.forecast, assumptions: [...grown, ...others] } };
  });

describe('300 generated pairs of states', () => {
  test('the numbers behind a value give it again', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...methodIds), (state, method) => {
        const value = valueOfState({ ...state, method });
        fc.pre(value.ok);
        if (!value.ok) return;
        const again = valueOfDrivers(driversOf({ ...state, method }, value));
        expect(Math.abs(again / value.valuePerShare - 1)).toBeLessThan(1e-9);
      }),
      { numRuns: 300, seed: 13 },
    );
  });

  test.each(methodIds)('add up to the cent by %s', (method) => {
    const runs = method === 'fcfTenYears' ? 300 : 30;
    fc.assert(
      fc.property(anyState, anyState, (from, to) => {
        const walk = valueWalk({ ...from, method }, { ...to, method });
        fc.pre(walk.ok);
        if (walk.ok) expectToAddUp(walk);
      }),
      { numRuns: runs, seed: 13 },
    );
  });
});
