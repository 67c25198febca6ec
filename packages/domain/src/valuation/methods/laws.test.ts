import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ForecastBase } from '../../forecast/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import { type MethodId, methodIds } from '../method.ts';
import { anyCompany, doubleShares, scaleMoney } from './any-company.fixture.ts';
import { valueBy } from './index.ts';

const company = anyCompany();

function valueOfShare(
  method: MethodId,
  base: ForecastBase = company,
  choice: Partial<ValuationChoice> = {},
): number {
  const result = valueBy(method, base, { requiredReturn: 0.1, terminalGrowth: 0, ...choice });
  if (!result.ok) throw new Error(`${method}: ${result.why}`);
  return result.valuePerShare;
}

describe.each(methodIds)('a value by %s', (method) => {
  test("scales with the company's money", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e6, noNaN: true }), (k) => {
        const ratio = valueOfShare(method, scaleMoney(k, company)) / valueOfShare(method);
        expect(ratio / k).toBeCloseTo(1, 9);
      }),
    );
  });

  test('halves with twice the shares', () => {
    expect(valueOfShare(method, doubleShares(company))).toBeCloseTo(valueOfShare(method) / 2, 9);
  });

  test('falls as the required return rises', () => {
    const rate = fc.double({ min: 0.03, max: 0.3, noNaN: true });
    fc.assert(
      fc.property(rate, rate, (one, other) => {
        fc.pre(Math.abs(one - other) > 1e-6);
        const low = Math.min(one, other);
        const high = Math.max(one, other);
        expect(valueOfShare(method, company, { requiredReturn: high })).toBeLessThan(
          valueOfShare(method, company, { requiredReturn: low }),
        );
      }),
    );
  });

  test('is per ADR, in the trading currency', () => {
    const receipt = { ...company, adrRatio: 5, currencyRate: 32 };
    expect(valueOfShare(method, receipt)).toBeCloseTo((valueOfShare(method) * 5) / 32, 9);
  });

  test('explains the value per share, through six years or none', () => {
    const result = valueBy(method, company, { requiredReturn: 0.1, terminalGrowth: 0 });
    if (!result.ok) throw new Error(result.why);
    expect(result.walk.at(-1)).toEqual({
      key: 'valuePerShare',
      value: result.valuePerShare,
      unit: 'perShare',
    });
    expect([0, 6]).toContain(result.years.length);
    expect(result.years.filter(({ terminal }) => terminal).map(({ year }) => year)).toEqual(
      result.years.slice(-1).map(({ year }) => year),
    );
    for (const { figures } of result.years) {
      expect(figures.map(({ key }) => key)).toEqual(result.years[0]?.figures.map(({ key }) => key));
    }
    for (const { from, to } of result.inputs) expect(from).toBeLessThanOrEqual(to);
  });

  test('is refused for rates without a finite value and currencies without a rate', () => {
    const why = (choice: ValuationChoice, base = company) => {
      const result = valueBy(method, base, choice);
      return result.ok ? null : result.why;
    };
    expect(why({ requiredReturn: 0, terminalGrowth: -0.1 })).toBe('required_return_not_positive');
    expect(why({ requiredReturn: 0.05, terminalGrowth: 0.05 })).toBe('growth_not_below_return');
    const foreign = { ...company, refusal: 'currency_mismatch' } as const;
    expect(why({ requiredReturn: 0.1, terminalGrowth: 0 }, foreign)).toBe('currency_mismatch');
  });

  test('reports a missing share count where it divides by one', () => {
    const { last } = company;
    const result = valueBy(
      method,
      { ...company, last: { ...last, sharesOutstanding: null } },
      { requiredReturn: 0.1, terminalGrowth: 0 },
    );
    if (method === 'dividends') expect(result.ok).toBe(true);
    else expect(result).toMatchObject({ ok: false, why: 'shares_missing' });
  });
});

describe('terminal growth', () => {
  test.each(['affo', 'dividends'] as const)('does not change %s: it costs what it brings', (method) => {
    const growth = fc.double({ min: -0.05, max: 0.09, noNaN: true });
    fc.assert(
      fc.property(growth, (terminalGrowth) => {
        expect(valueOfShare(method, company, { terminalGrowth })).toBeCloseTo(valueOfShare(method), 9);
      }),
    );
  });

  test('does not change excess returns, whose terminal part is zero', () => {
    expect(valueOfShare('excessReturns', company, { terminalGrowth: 0.03 })).toBe(
      valueOfShare('excessReturns'),
    );
  });
});

describe('a company that earns exactly the required return', () => {
  test('is worth its book value by excess returns, whatever it retains', () => {
    const earned = { ...company.history, earningsToCommon: [null, 82.27, 86.38, 90.7, 95.24] };
    const book = { ...earned, commonBook: earned.commonBook.map((value) => value) };
    const base = { ...company, history: book };
    const roe = earned.earningsToCommon.slice(1).reduce((sum: number, value) => sum + (value ?? 0), 0);
    const opening = book.commonBook.slice(0, -1).reduce((sum: number, value) => sum + (value ?? 0), 0);
    expect(valueOfShare('excessReturns', base, { requiredReturn: roe / opening })).toBeCloseTo(20, 9);
  });
});
