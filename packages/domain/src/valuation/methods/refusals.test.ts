import { describe, expect, test } from 'vitest';
import type { ForecastBase, ForecastHistory } from '../../forecast/index.ts';
import type { MethodId, MethodResult } from '../method.ts';
import { defaultChoice } from '../rates.ts';
import { anyCompany, anyHistory } from './any-company.fixture.ts';
import { valueBy } from './index.ts';

function of(method: MethodId, parts: Partial<ForecastBase>): MethodResult {
  return valueBy(method, anyCompany(parts), defaultChoice);
}

function withHistory(method: MethodId, parts: Partial<ForecastHistory>): MethodResult {
  return of(method, { history: anyHistory(parts) });
}

const warningsOf = (result: MethodResult) => (result.ok ? result.warnings.map(({ key }) => key) : []);
const none = [null, null, null, null, null];
const loss = [100, 100, 100, -50, -60];

describe('excess returns are refused', () => {
  test.each([
    ['without equity', { commonBook: none }, 'book_missing'],
    ['without earnings', { earningsToCommon: none }, 'earnings_missing'],
    ['on a book of less than nothing', { commonBook: [1, 1, 1, 1, -1] }, 'book_not_positive'],
    ['with fewer than three years in a row', { commonBook: [1000, null, 1000, 1000, 1000] }, 'too_few_years'],
    ['where losses outweigh profits', { earningsToCommon: [1, 1, 1, -9, 1] }, 'earnings_not_positive'],
    ['after two years of losses', { earningsToCommon: loss }, 'losses_in_last_two_years'],
  ] as const)('%s', (_situation, history, why) => {
    expect(withHistory('excessReturns', history)).toMatchObject({ ok: false, why });
  });
});

describe('book value for excess returns', () => {
  test("excludes other comprehensive income, and says where it can't", () => {
    const without = withHistory('excessReturns', { accumulatedOci: [-100, -100, -100, -100, -100] });
    expect(without.ok && without.walk[0]).toMatchObject({
      key: 'commonBook',
      value: expect.closeTo(1100, 9),
    });
    expect(warningsOf(without)).toEqual([]);
    const notFiled = withHistory('excessReturns', { accumulatedOci: [-100, -100, -100, -100, null] });
    expect(notFiled.ok && notFiled.walk[0]?.value).toBeCloseTo(1000, 9);
    expect(warningsOf(notFiled)).toContain('accumulated_oci_not_filed');
  });

  test('retains between none and all of earnings', () => {
    const boundsOf = (first: number) => {
      const result = withHistory('excessReturns', { commonBook: [first, 1000, 1000, 1000, 1000] });
      return result.ok ? result.inputs.find(({ key }) => key === 'shareKept')?.value : null;
    };
    expect([boundsOf(100), boundsOf(2000)]).toEqual([1, 0]);
  });
});

describe('AFFO is refused', () => {
  const { realEstate } = anyHistory();
  const landlord = (parts: Partial<NonNullable<typeof realEstate>>) => ({
    realEstate: realEstate === null ? null : { ...realEstate, ...parts },
  });

  test.each([
    ['of a company that is no landlord', { realEstate: null }, 'depreciation_missing'],
    ['without earnings', { continuingEarnings: none }, 'earnings_missing'],
    [
      'with fewer than three years in a row',
      landlord({ maintenance: [20, 20, null, 20, 20] }),
      'too_few_years',
    ],
    ['of fewer than three years since its basis changed', { comparableSince: 2023 }, 'too_few_years'],
    [
      'where maintenance takes it all',
      landlord({ maintenance: [20, 20, 20, 20, 200] }),
      'funds_not_positive',
    ],
    ['without a dividend', { dividendsPerShare: none }, 'no_dividend'],
  ] as const)('%s', (_situation, history, why) => {
    expect(withHistory('affo', history as Partial<ForecastHistory>)).toMatchObject({ ok: false, why });
  });

  test('does not grow from zero, and by 15 % at most', () => {
    const growthOf = (first: number) => {
      const funds = [first, 150, 160, 170, 200];
      const result = withHistory('affo', landlord({ fundsFromOperations: funds }));
      return result.ok ? result.walk.find(({ key }) => key === 'affoGrowth')?.value : null;
    };
    expect(growthOf(10)).toBe(0);
    expect(growthOf(25)).toBe(0.15);
  });

  test('lists its assumptions and substitutes', () => {
    const last = {
      depreciation: 80,
      propertyGains: null,
      impairment: null,
      cashFlowFromOperatingActivities: 400,
      cashFlowStandsIn: false,
      maintenanceAssumed: true,
    };
    expect(warningsOf(withHistory('affo', landlord({ last })))).toEqual([
      'funds_far_below_cash_flow',
      'maintenance_assumed',
      'terminal_share_high',
    ]);
    const own = of('affo', { history: anyHistory(landlord({ last })), ownFigures: { maintenance: 30 } });
    expect(own.ok && own.ownFigures).toEqual(['maintenance']);
    expect(warningsOf(own)).not.toContain('maintenance_assumed');
  });
});

describe('dividends are refused', () => {
  const paid = (dividend: number) => ({ dividendsPerShare: none.map(() => dividend) });

  test.each([
    ['where none was paid in the last year', { dividendsPerShare: [1, 1, 1, 1, 0] }, 'no_dividend'],
    ['with fewer than three years', { dividendsPerShare: [null, null, null, 1, 1] }, 'too_few_years'],
    ['where too little is paid out', paid(0.8), 'payout_too_low'],
    ['where more is paid out than earned', paid(2.5), 'payout_above_earnings'],
    ['of losses', { earningsPerShare: [1, 1, 1, -5, 1] }, 'no_lasting_profit'],
  ] as const)('%s', (_situation, history, why) => {
    expect(withHistory('dividends', history as Partial<ForecastHistory>)).toMatchObject({ ok: false, why });
  });

  test('grow by retained earnings only, and not at all without book value', () => {
    const result = withHistory('dividends', { commonBook: none });
    expect(result.ok && result.walk[1]).toEqual({ key: 'dividendGrowth', value: 0, unit: 'percent' });
    expect(warningsOf(result)).toContain('no_growth_assumed');
  });
});

describe('earnings power is refused', () => {
  test.each([
    ['without revenue', { last: { ...anyCompany().last, revenue: null } }, 'revenue_missing'],
    ['without earnings', { history: anyHistory({ continuingEarnings: none }) }, 'earnings_missing'],
    ['with fewer than three years', { history: anyHistory({ comparableSince: 2023 }) }, 'too_few_years'],
    [
      'without a mean profit or two in a row',
      { history: anyHistory({ continuingEarnings: [-900, 1, 1, -1, 1] }) },
      'no_lasting_profit',
    ],
  ] as const)('%s', (_situation, parts, why) => {
    expect(of('earningsPower', parts as Partial<ForecastBase>)).toMatchObject({ ok: false, why });
  });

  test('uses the last two years where the five average to a loss', () => {
    const result = withHistory('earningsPower', {
      revenue: [1000, 1000, 1000, 1000, 1000],
      continuingEarnings: [-900, 1, 1, 10, 30],
    });
    expect(result).toMatchObject({ valuePerShare: expect.closeTo(4, 9), averageYears: 2 });
    expect(warningsOf(result)).toEqual(['mean_of_last_two_years']);
  });

  test('names the year that dominates its mean', () => {
    const result = withHistory('earningsPower', {
      revenue: [1000, 1000, 1000, 1000, 1000],
      continuingEarnings: [100, 100, 400, 100, 100],
    });
    expect(result.ok && result.warnings).toEqual([
      { key: 'one_year_carries_mean', detail: { margin: 0.4, year: 2022 }, remedy: null },
    ]);
  });
});

describe('free cash flow', () => {
  test('is refused where capex follows revenue and takes all cash flow', () => {
    const { last } = anyCompany();
    const result = of('capexWithRevenue', { last: { ...last, capex: 250 } });
    expect(result).toMatchObject({ why: 'capex_above_cash_flow', detail: { capex: 250 } });
  });

  test('of five years needs three years', () => {
    const history = anyHistory({ years: [2023, 2024] });
    expect(of('fcfFiveYears', { history })).toMatchObject({ why: 'too_few_years' });
  });

  test('of five years fades excessive growth', () => {
    const { fiveYearAverages } = anyHistory();
    const fast = anyHistory({ fiveYearAverages: { ...fiveYearAverages, revenueChange: 0.5 } });
    const result = of('fcfFiveYears', { history: fast });
    expect(result.ok && result.cashFlow?.assumptions.at(-1)?.revenueChange).toBe(0.04);
  });

  test.each([
    [0.2, 0.05, 'fadingGrowth'],
    [0.05, 0.2, null],
    [0.19, 0.19, null],
  ])(
    'of ten years warns from 20 %% of revenue growth: revenue %s, capex %s',
    (revenueChange, capexChange, remedy) => {
      const { averages, last } = anyCompany();
      const result = of('fcfTenYears', {
        averages: { ...averages, revenueChange, capexChange },
        last: { ...last, capex: 20 },
      });
      const found = result.ok ? result.warnings.find(({ key }) => key === 'growth_unlikely_to_last') : null;
      expect(found?.remedy ?? null).toBe(remedy);
    },
  );

  test.each(['fcfTenYears', 'fcfFiveYears'] as const)(
    '%s says that capex is taken to grow no faster than revenue',
    (method) => {
      const { averages, history } = anyCompany();
      const capexOutgrew = { ...averages, capexChange: 0.12 };
      const result = of(method, {
        averages: capexOutgrew,
        history: { ...history, fiveYearAverages: capexOutgrew },
      });
      expect(result.ok && result.cashFlow?.assumptions.map(({ capexChange }) => capexChange)).toEqual(
        Array(6).fill(0.05),
      );
      expect(result.ok && result.warnings.map(({ key, detail }) => [key, detail])).toContainEqual([
        'capex_growth_bounded',
        { capexChange: 0.12, revenueChange: 0.05 },
      ]);
    },
  );

  test('warns of a steep decline that continues', () => {
    const { averages } = anyCompany();
    const result = of('fcfTenYears', { averages: { ...averages, revenueChange: -0.11, capexChange: -0.11 } });
    expect(warningsOf(result)).toEqual(['steep_decline']);
  });
});
