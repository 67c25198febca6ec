import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missing } from '../figures/index.ts';
import { type RowKey, rowKeys } from '../rows/index.ts';
import { baseOf, unchanged } from './forecast-base.fixture.ts';
import {
  type Assumptions,
  assumptionKeys,
  assumptionsOf,
  averagesForecast,
  type Forecast,
  type ForecastBase,
  forecastFrom,
} from './index.ts';

const rates = {
  revenueChange: 0.1,
  margin: 0.2,
  percentageCfoOfRevenue: 0.3,
  capexChange: 0.05,
  totalAssetsChange: 0.02,
  percentageLiabilitiesOfAssets: 0.6,
  sharesOutstandingChange: -0.02,
};

function valuesOf(forecast: Forecast, key: RowKey) {
  return forecast.columns.map((column) => column.figures[key].value);
}

describe('capital expenditures', () => {
  const capexChanges = (averages: Assumptions, parts: Partial<ForecastBase> = {}, type?: 'analysts') =>
    assumptionsOf(baseOf({ averages, ...parts }), type ?? 'averages').map(({ capexChange }) => capexChange);

  test('grow no faster than revenue over the forecast, and slower where they did', () => {
    const each = (rate: number | null) => Array(6).fill(rate);
    expect(capexChanges({ ...rates, revenueChange: 0.03, capexChange: 0.24 })).toEqual(each(0.03));
    expect(capexChanges({ ...rates, revenueChange: 0.03, capexChange: 0.01 })).toEqual(each(0.01));
    expect(capexChanges({ ...rates, revenueChange: -0.02, capexChange: 0.01 })).toEqual(each(-0.02));
    expect(capexChanges({ ...rates, revenueChange: null, capexChange: 0.24 })).toEqual(each(0.24));
  });

  test('take no larger part of revenue at Terminal where analysts expect its growth to change', () => {
    const consensus = [
      { fiscalYear: 2025, revenue: 1300, earningsPerShare: 1, analysts: 5 },
      { fiscalYear: 2026, revenue: 1400, earningsPerShare: 1, analysts: 5 },
    ];
    const base = baseOf({ averages: { ...rates, revenueChange: 0.02, capexChange: 0.3 }, consensus });
    const { columns } = forecastFrom(base, assumptionsOf(base, 'analysts'), 'analysts');
    const terminal = columns.at(-1)?.figures;
    expect((terminal?.capex.value ?? 0) / (terminal?.revenue.value ?? 1)).toBeCloseTo(100 / 1000, 12);
  });
});

describe('a forecast', () => {
  const forecast = averagesForecast(baseOf({ averages: rates }));

  test('has a first estimated year, four projected ones and a terminal one', () => {
    expect(forecast.columns.map((column) => [column.kind, column.year])).toEqual([
      ['estimated', 2025],
      ['projected', 2026],
      ['projected', 2027],
      ['projected', 2028],
      ['projected', 2029],
      ['terminal', 2030],
    ]);
  });

  test.each([
    ['revenue', 1100],
    ['netIncome', 220],
    ['cashFlowFromOperatingActivities', 330],
    ['capex', 105],
    ['freeCashFlow', 225],
    ['totalAssets', 2040],
    ['totalLiabilities', 1224],
    ['shareholdersEquity', 816],
    ['sharesOutstanding', 49],
    ['earningsPerShare', 220 / 49],
    ['freeCashFlowPerShare', 225 / 49],
    ['roa', 220 / 2020],
    ['roe', 220 / 908],
    ['freeCashFlowGrowthRate', 1.25],
    ['margin', 0.2],
  ] as const)('has in the first year its %s', (key, value) => {
    expect(forecast.columns[0]?.figures[key].value).toBeCloseTo(value, 12);
  });

  test('continues each level from year to year', () => {
    expect(valuesOf(forecast, 'revenue')[5]).toBeCloseTo(1000 * 1.1 ** 6, 9);
    expect(valuesOf(forecast, 'capex')[5]).toBeCloseTo(100 * 1.05 ** 6, 9);
    expect(valuesOf(forecast, 'sharesOutstanding')[5]).toBeCloseTo(50 * 0.98 ** 6, 9);
    const [first, second] = forecast.columns;
    const opening = first?.figures.totalAssets.value ?? 0;
    const closing = second?.figures.totalAssets.value ?? 0;
    expect(second?.figures.roa.value).toBeCloseTo((1210 * 0.2) / ((opening + closing) / 2), 12);
  });

  test('names the rows it does not cover, and fills or explains all others', () => {
    for (const { figures } of forecast.columns) {
      expect(Object.keys(figures).toSorted()).toEqual([...rowKeys].toSorted());
      for (const key of ['dividendsPerShare', 'interestCoverage', 'averageStockPrice', 'netDebt'] as const) {
        expect(figures[key]).toEqual(missing('not_forecast'));
      }
    }
  });

  test('of averages repeats the ten-year column every year', () => {
    for (const key of assumptionKeys) expect(valuesOf(forecast, key)).toEqual(Array(6).fill(rates[key]));
    expect(forecast.marks).toEqual([]);
  });
});

describe('a forecast with an edited year', () => {
  test('changes that year and the ones after it', () => {
    const base = baseOf();
    const edited = assumptionsOf(base, 'averages').with(2, { ...unchanged, revenueChange: 0.5 });
    const forecast = forecastFrom(base, edited, 'custom');
    expect(forecast.type).toBe('custom');
    expect(valuesOf(forecast, 'revenue')).toEqual([1000, 1000, 1500, 1500, 1500, 1500]);
  });

  test('without a value has no figures from there on, except in rows that do not need it', () => {
    const base = baseOf();
    const edited = assumptionsOf(base, 'averages').with(1, { ...unchanged, capexChange: null });
    const forecast = forecastFrom(base, edited, 'custom');
    expect(valuesOf(forecast, 'freeCashFlow')).toEqual([100, null, null, null, null, null]);
    expect(forecast.columns[1]?.figures.freeCashFlow.why).toBe('part_missing');
    expect(valuesOf(forecast, 'netIncome')).toEqual(Array(6).fill(100));
  });

  test('of fewer columns ends with them', () => {
    expect(valuesOf(forecastFrom(baseOf(), [unchanged], 'custom'), 'revenue')).toEqual([
      1000,
      ...Array(5).fill(null),
    ]);
  });
});

describe('a forecast from a history with gaps', () => {
  test('has no free cash flow without capex and none per share without shares', () => {
    const { last } = baseOf();
    const noCapex = averagesForecast(baseOf({ last: { ...last, capex: null } }));
    expect(noCapex.columns[0]?.figures.freeCashFlow).toEqual(missing('part_missing'));
    const noShares = averagesForecast(baseOf({ last: { ...last, sharesOutstanding: null } }));
    expect(noShares.columns[0]?.figures.earningsPerShare).toEqual(missing('shares_missing'));
    expect(noShares.columns[0]?.figures.freeCashFlow.value).toBe(100);
  });

  test('uses the closing balance alone without an opening one', () => {
    const { last } = baseOf();
    const forecast = averagesForecast(baseOf({ last: { ...last, shareholdersEquity: null } }));
    expect(forecast.columns[0]?.figures.roe).toMatchObject({ value: 0.1, marks: ['closing_balance'] });
    expect(forecast.columns[1]?.figures.roe.marks).toEqual([]);
  });

  test('has no free cash flow for a bank, and says why', () => {
    const bank = averagesForecast(baseOf({ businessKind: 'bank' }));
    for (const key of ['freeCashFlow', 'freeCashFlowPerShare', 'freeCashFlowGrowthRate'] as const) {
      expect(bank.columns[0]?.figures[key]).toEqual(missing('not_meaningful_for_financials'));
    }
    expect(bank.columns[0]?.figures.netIncome.value).toBe(100);
  });
});

describe('laws of the forecast', () => {
  const rate = fc.double({ min: -0.5, max: 1, noNaN: true });

  test('without growth it is flat', () => {
    for (const key of [
      'revenue',
      'netIncome',
      'capex',
      'freeCashFlow',
      'totalAssets',
      'sharesOutstanding',
    ] as const) {
      const values = valuesOf(averagesForecast(baseOf()), key);
      expect(new Set(values).size).toBe(1);
    }
  });

  test('scales with the company, with the same percentages and EPS', () => {
    fc.assert(
      fc.property(rate, rate, fc.double({ min: 0.01, max: 1e6, noNaN: true }), (growth, margin, k) => {
        const averages = { ...rates, revenueChange: growth, margin };
        const { last } = baseOf();
        const grown = Object.fromEntries(Object.entries(last).map(([key, value]) => [key, (value ?? 0) * k]));
        const one = averagesForecast(baseOf({ averages })).columns[5]?.figures;
        const many = averagesForecast(baseOf({ averages, last: { ...last, ...grown } })).columns[5]?.figures;
        expect((many?.revenue.value ?? 0) / k).toBeCloseTo(one?.revenue.value ?? Number.NaN, 6);
        expect((many?.freeCashFlow.value ?? 0) / k).toBeCloseTo(one?.freeCashFlow.value ?? Number.NaN, 6);
        expect(many?.earningsPerShare.value).toBeCloseTo(one?.earningsPerShare.value ?? Number.NaN, 6);
        expect(many?.roa.value).toBeCloseTo(one?.roa.value ?? Number.NaN, 9);
      }),
    );
  });

  test('assets equal liabilities and equity, and free cash flow is CFO less capex', () => {
    fc.assert(
      fc.property(rate, rate, rate, (growth, liabilities, capexChange) => {
        const averages = {
          ...rates,
          totalAssetsChange: growth,
          percentageLiabilitiesOfAssets: liabilities,
          capexChange,
        };
        for (const { figures } of averagesForecast(baseOf({ averages })).columns) {
          const sides = (figures.totalLiabilities.value ?? 0) + (figures.shareholdersEquity.value ?? 0);
          expect(sides).toBeCloseTo(figures.totalAssets.value ?? Number.NaN, 6);
          const free = (figures.cashFlowFromOperatingActivities.value ?? 0) - (figures.capex.value ?? 0);
          expect(figures.freeCashFlow.value).toBe(free);
        }
      }),
    );
  });
});

describe('typed growth of free cash flow', () => {
  const marksWith = (growth: number) =>
    forecastFrom(
      baseOf(),
      assumptionsOf(baseOf(), 'averages').map((year, at) =>
        at === 5 ? { ...year, freeCashFlowGrowthRate: growth } : year,
      ),
      'custom',
    ).columns.map(({ figures }) => figures.freeCashFlow.marks);

  test('is marked where it isn’t CFO less capex, in its own column alone', () => {
    expect(marksWith(0.03)).toEqual([[], [], [], [], [], ['growth_typed']]);
  });

  test('isn’t marked where it comes to the same', () => {
    expect(marksWith(0)).toEqual([[], [], [], [], [], []]);
  });
});
