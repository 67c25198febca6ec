import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseOf, unchanged } from '../forecast/forecast-base.fixture.ts';
import { averagesForecast, type ForecastBase, forecastFrom } from '../forecast/index.ts';
import { forecastOfCashFlows } from './forecast.fixture.ts';
import { defaultChoice, type FairValue, type FairValueResult, fairValue } from './index.ts';

const walks = readFileSync(new URL('walks.golden.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map((part) => part.trim()));
const numbers = (text = '') => text.split(/\s+/).map(Number);

function valued(result: FairValueResult): FairValue {
  if (!result.ok) throw new Error(result.why);
  return result;
}

function valueAt(parts: Partial<ForecastBase> = {}, choice = defaultChoice): FairValueResult {
  const base = baseOf(parts);
  return fairValue(base, averagesForecast(base), choice);
}

describe('a fair value calculated by hand', () => {
  test.each(walks)('%s', (_name, flows, r, g, debt, shares, enterpriseValue, perShare) => {
    const [netDebt = 0, preferredStock = 0, minorityInterest = 0] = numbers(debt);
    const base = baseOf({
      netDebt,
      preferredStock,
      minorityInterest,
      last: { ...baseOf().last, sharesOutstanding: Number(shares) },
    });
    const choice = { requiredReturn: Number(r), terminalGrowth: Number(g) };
    const value = valued(fairValue(base, forecastOfCashFlows(numbers(flows)), choice));
    expect(value.enterpriseValue).toBeCloseTo(Number(enterpriseValue), 9);
    expect(value.valuePerShare).toBeCloseTo(Number(perShare), 9);
  });
});

describe('the walk to a fair value', () => {
  const value = valued(valueAt({ netDebt: 150, minorityInterest: 50 }));

  test('shows five discounted years and the terminal value, discounted five years', () => {
    expect(value.years.map((year) => year.year)).toEqual([2025, 2026, 2027, 2028, 2029]);
    expect(value.years[0]).toMatchObject({ freeCashFlow: 100, discountFactor: expect.closeTo(1 / 1.1, 12) });
    expect(value.terminal.terminalValue).toBeCloseTo(1000, 9);
    expect(value.terminal.discountFactor).toBeCloseTo(1 / 1.1 ** 5, 12);
    expect(value.terminalShare).toBeCloseTo(value.terminal.presentValue / value.enterpriseValue, 12);
    expect(value.valuationDate).toBe('2024-12-31');
  });

  test('adds up to the equity and divides it by the latest diluted count', () => {
    const sum = value.presentValueOfFreeCashFlow + value.terminal.presentValue;
    expect(value.enterpriseValue).toBeCloseTo(sum, 9);
    expect(value.equityValue).toBeCloseTo(1000 - 150 - 50, 9);
    expect(value.valuePerShare).toBeCloseTo(800 / 50, 9);
  });

  test("ignores the first estimated year's buybacks", () => {
    const averages = { ...unchanged, sharesOutstandingChange: -0.1 };
    expect(valued(valueAt({ averages })).sharesOutstanding).toBe(50);
  });

  test('treats unfiled preferred stock and minority interest as zero', () => {
    expect(valued(valueAt())).toMatchObject({ preferredStock: 0, minorityInterest: 0 });
  });

  test('is per traded share for an ADR', () => {
    expect(valued(valueAt({ adrRatio: 5 })).valuePerShare).toBeCloseTo(100, 9);
  });
});

describe('interest', () => {
  test('after tax is added to every year, including the terminal one, so that lenders count once', () => {
    const value = valued(valueAt({ afterTaxInterest: 8, netDebt: 80 }));
    expect(value.equityValue).toBeCloseTo(1000, 9);
    expect(value.years.map((year) => year.freeCashFlow)).toEqual(Array(5).fill(108));
    expect(value.enterpriseValue).toBeCloseTo(1080, 9);
  });

  test('stays in free cash flow where it was not filed, or where a reader leaves it there', () => {
    for (const afterTaxInterest of [null, undefined]) {
      expect(valued(valueAt({ afterTaxInterest })).enterpriseValue).toBeCloseTo(1000, 9);
    }
    const levered = { ...defaultChoice, leverage: 'levered' } as const;
    expect(valued(valueAt({ afterTaxInterest: 8 }, levered)).enterpriseValue).toBeCloseTo(1000, 9);
  });

  test('is among the figures of a free cash flow that is still negative', () => {
    const base = baseOf({ afterTaxInterest: 8 });
    const result = fairValue(base, forecastOfCashFlows([1, 1, 1, 1, 1, -9]), defaultChoice);
    expect(result).toMatchObject({ ok: false, detail: { interest: 8, freeCashFlow: -1 } });
  });
});

describe('there is no fair value', () => {
  const { last } = baseOf();

  test.each([
    ['of a bank', { businessKind: 'bank' }, 'not_meaningful_for_financials'],
    ['of an insurer', { businessKind: 'insurer' }, 'not_meaningful_for_financials'],
    ['in another currency than the price', { refusal: 'currency_mismatch' }, 'currency_mismatch'],
    ['of an ADR without its ratio', { refusal: 'adr_ratio_unknown' }, 'adr_ratio_unknown'],
    ['without net debt', { netDebt: null }, 'net_debt_missing'],
    ['without shares', { last: { ...last, sharesOutstanding: null } }, 'shares_missing'],
    ['on zero shares', { last: { ...last, sharesOutstanding: 0 } }, 'shares_missing'],
    ['without capex', { last: { ...last, capex: null } }, 'free_cash_flow_missing'],
    ['when debt exceeds it', { netDebt: 1001 }, 'value_not_positive'],
    [
      'when capex eats the cash flow',
      { last: { ...last, capex: 200 } },
      'terminal_free_cash_flow_not_positive',
    ],
  ] as const)('%s', (_when, parts, why) => {
    expect(valueAt(parts)).toMatchObject({ ok: false, why });
  });

  test('when growth reaches the required return, with both in the detail', () => {
    expect(valueAt({}, { requiredReturn: 0.1, terminalGrowth: 0.1 })).toEqual({
      ok: false,
      why: 'growth_not_below_return',
      detail: { requiredReturn: 0.1, terminalGrowth: 0.1 },
    });
  });

  test('in the first year without a free cash flow, which is named', () => {
    const base = baseOf();
    const forecast = forecastFrom(
      base,
      [unchanged, unchanged, { ...unchanged, margin: null, capexChange: null }],
      'custom',
    );
    expect(fairValue(base, forecast, defaultChoice)).toMatchObject({ detail: { year: 2027 } });
  });

  test('with a negative terminal year, with its figures', () => {
    const base = baseOf();
    const forecast = forecastFrom(base, Array(6).fill({ ...unchanged, capexChange: 0.5 }), 'custom');
    expect(fairValue(base, forecast, defaultChoice)).toMatchObject({
      why: 'terminal_free_cash_flow_not_positive',
      detail: {
        year: 2030,
        cashFlowFromOperatingActivities: 200,
        capex: expect.closeTo(1139.0625, 9),
        freeCashFlow: expect.closeTo(-939.0625, 9),
        capexChange: 0.5,
        revenueChange: 0,
      },
    });
  });
});

describe('laws of the fair value', () => {
  const money = fc.double({ min: 1, max: 1e9, noNaN: true });
  const flows = fc.array(money, { minLength: 6, maxLength: 6 });
  const rate = fc.double({ min: 0.03, max: 0.5, noNaN: true });

  test('the value scales with money', () => {
    fc.assert(
      fc.property(
        flows,
        rate,
        fc.double({ min: 0.01, max: 1000, noNaN: true }),
        (cashFlows, requiredReturn, k) => {
          const choice = { requiredReturn, terminalGrowth: 0.02 };
          const one = valued(fairValue(baseOf({ netDebt: -7 }), forecastOfCashFlows(cashFlows), choice));
          const grown = forecastOfCashFlows(cashFlows.map((cash) => cash * k));
          const many = valued(fairValue(baseOf({ netDebt: -7 * k }), grown, choice));
          expect(many.valuePerShare / one.valuePerShare / k).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  test('the value falls with the required return and rises with growth', () => {
    fc.assert(
      fc.property(flows, rate, (cashFlows, requiredReturn) => {
        const forecast = forecastOfCashFlows(cashFlows);
        const at = (choice: { requiredReturn: number; terminalGrowth: number }) =>
          valued(fairValue(baseOf(), forecast, choice)).valuePerShare;
        const value = at({ requiredReturn, terminalGrowth: 0 });
        expect(at({ requiredReturn: requiredReturn + 0.01, terminalGrowth: 0 })).toBeLessThan(value);
        expect(at({ requiredReturn, terminalGrowth: 0.01 })).toBeGreaterThan(value);
      }),
    );
  });

  test('growth at or above the required return is always refused', () => {
    fc.assert(
      fc.property(
        flows,
        rate,
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (cashFlows, requiredReturn, more) => {
          const choice = { requiredReturn, terminalGrowth: requiredReturn + more };
          expect(fairValue(baseOf(), forecastOfCashFlows(cashFlows), choice)).toMatchObject({
            why: 'growth_not_below_return',
          });
        },
      ),
    );
  });

  test('at a required return of zero the present value is the sum of the cash flows', () => {
    fc.assert(
      fc.property(flows, (cashFlows) => {
        const choice = { requiredReturn: 0, terminalGrowth: -0.5 };
        const value = valued(fairValue(baseOf(), forecastOfCashFlows(cashFlows), choice));
        const sum = cashFlows.slice(0, 5).reduce((total, cash) => total + cash, 0);
        expect(value.presentValueOfFreeCashFlow / sum).toBeCloseTo(1, 12);
      }),
    );
  });
});
