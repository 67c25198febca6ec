import { describe, expect, test } from 'vitest';
import { baseOf, unchanged } from './forecast-base.fixture.ts';
import {
  analystsForecast,
  assumptionsOf,
  assumptionsWithCapexFollowingRevenue,
  type Consensus,
  type ForecastBase,
} from './index.ts';

const averages = { ...unchanged, revenueChange: 0.08, margin: 0.1, sharesOutstandingChange: -0.02 };
const consensus: Consensus[] = [
  { fiscalYear: 2025, revenue: 1100, earningsPerShare: 3, analysts: 30 },
  { fiscalYear: 2026, revenue: 1320, earningsPerShare: 4, analysts: 31 },
];
const base = baseOf({ averages, consensus });

function forecastOf(from: ForecastBase) {
  const result = analystsForecast(from);
  if (!result.ok) throw new Error(result.why);
  return result.forecast;
}

function rounded(values: readonly (number | null)[]) {
  return values.map((value) => (value === null ? null : Number(value.toFixed(6))));
}

describe("an analysts' forecast", () => {
  const forecast = forecastOf(base);

  test('shows the consensus where there is one', () => {
    const [first, second] = forecast.columns;
    expect(first?.figures.revenue.value).toBeCloseTo(1100, 9);
    expect(second?.figures.revenue.value).toBeCloseTo(1320, 9);
    expect(first?.figures.earningsPerShare.value).toBeCloseTo(3, 12);
    expect(second?.figures.earningsPerShare.value).toBeCloseTo(4, 12);
    expect(first?.figures.margin.value).toBeCloseTo((3 * 49) / 1100, 12);
  });

  test('fades in equal steps to the averages, reached in the terminal year', () => {
    const changes = assumptionsOf(base, 'analysts').map((year) => year.revenueChange);
    expect(rounded(changes)).toEqual([0.1, 0.2, 0.17, 0.14, 0.11, 0.08]);
    expect(assumptionsOf(base, 'analysts').at(-1)).toEqual(averages);
  });

  test('marks only consensus and faded values', () => {
    const marks = forecast.columns.map((column) => column.figures.revenueChange.marks);
    expect(marks).toEqual([['analysts'], ['analysts'], ['faded'], ['faded'], ['faded'], ['faded']]);
    expect(forecast.columns[0]?.figures.capexChange.marks).toEqual([]);
    expect(forecast.marks).toEqual(['analysts', 'faded']);
    expect(forecast.type).toBe('analysts');
  });

  test('uses averages for rows analysts do not cover', () => {
    for (const year of assumptionsOf(base, 'analysts')) {
      expect(year).toMatchObject({ percentageCfoOfRevenue: 0.2, sharesOutstandingChange: -0.02 });
    }
  });
});

describe('a consensus with gaps', () => {
  test('of earnings only takes revenue from the averages', () => {
    const [first] = forecastOf(
      baseOf({
        averages,
        consensus: [{ fiscalYear: 2025, revenue: null, earningsPerShare: 3, analysts: 1 }],
      }),
    ).columns;
    expect(first?.figures.revenue.value).toBeCloseTo(1080, 9);
    expect(first?.figures.earningsPerShare.value).toBeCloseTo(3, 12);
  });

  test('of a later year has no averages before it: the year between is bridged, and marked', () => {
    const [first, second] = forecastOf(
      baseOf({
        averages,
        consensus: [{ fiscalYear: 2026, revenue: 1210, earningsPerShare: 4.5, analysts: 1 }],
      }),
    ).columns;
    expect(first?.figures.revenue).toMatchObject({ value: expect.closeTo(1100, 0), marks: ['bridged'] });
    expect(first?.figures.earningsPerShare).toMatchObject({
      value: expect.closeTo(3, 3),
      marks: ['bridged'],
    });
    expect(first?.figures.margin.value).toBeCloseTo((3 * 49) / 1100, 4);
    expect(second?.figures.revenue).toMatchObject({
      value: expect.closeTo(1210, 9),
      marks: ['analysts'],
    });
  });

  test('two years ahead has a dash before it, and says why', () => {
    const [first] = forecastOf(
      baseOf({
        averages,
        consensus: [{ fiscalYear: 2027, revenue: 1320, earningsPerShare: 4, analysts: 1 }],
      }),
    ).columns;
    expect(first?.figures.revenueChange).toMatchObject({ value: null, why: 'no_consensus' });
    expect(first?.figures.margin).toMatchObject({ value: null, why: 'no_consensus' });
  });

  test('of a loss gives a negative margin', () => {
    const [first] = forecastOf(
      baseOf({
        averages,
        consensus: [{ fiscalYear: 2025, revenue: 1100, earningsPerShare: -1, analysts: 1 }],
      }),
    ).columns;
    expect(first?.figures.margin.value).toBeCloseTo(-49 / 1100, 12);
  });
});

describe('without a consensus', () => {
  test.each([
    ['at all', []],
    ['of a year to come', [{ fiscalYear: 2024, revenue: 1000, earningsPerShare: 2, analysts: 30 }]],
    ['within the forecast', [{ fiscalYear: 2031, revenue: 1000, earningsPerShare: 2, analysts: 30 }]],
    ['with figures', [{ fiscalYear: 2025, revenue: null, earningsPerShare: null, analysts: 30 }]],
  ])("%s there is no analysts' forecast, and averages do not replace it", (_what, none) => {
    expect(analystsForecast(baseOf({ consensus: none }))).toEqual({ ok: false, why: 'no_estimates' });
    expect(assumptionsOf(baseOf({ consensus: none }), 'analysts')).toEqual([]);
  });
});

describe('capex following revenue', () => {
  test('grows with revenue in every year and changes nothing else', () => {
    const followed = assumptionsWithCapexFollowingRevenue(assumptionsOf(base, 'analysts'));
    for (const [at, year] of assumptionsOf(base, 'analysts').entries()) {
      expect(followed[at]).toEqual({ ...year, capexChange: year.revenueChange });
    }
  });
});
