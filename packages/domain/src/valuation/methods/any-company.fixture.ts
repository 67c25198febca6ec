import { baseOf, historyOf, unchanged } from '../../forecast/forecast-base.fixture.ts';
import type { ForecastBase, ForecastHistory } from '../../forecast/index.ts';

const years = [2020, 2021, 2022, 2023, 2024];
const growing = (last: number) => years.map((year) => last * 1.05 ** (year - 2024));

/** A company that every method can value: it grows by 5 % a year, earns 12 % on its book and pays out half. */
export function anyCompany(parts: Partial<ForecastBase> = {}): ForecastBase {
  return baseOf({
    averages: { ...unchanged, revenueChange: 0.05, capexChange: 0.05 },
    history: anyHistory(),
    ...parts,
  });
}

export function anyHistory(parts: Partial<ForecastHistory> = {}): ForecastHistory {
  return historyOf({
    averageYears: 4,
    fiveYearAverageYears: 4,
    fiveYearAverages: { ...unchanged, revenueChange: 0.05, capexChange: 0.05 },
    lastRevenueChange: 0.05,
    years,
    comparableSince: 2020,
    revenue: growing(1000),
    earningsToCommon: growing(120),
    continuingEarnings: growing(120),
    commonBook: growing(1000),
    accumulatedOci: years.map(() => 0),
    earningsPerShare: growing(2.4),
    dividendsPerShare: growing(1.2),
    realEstate: {
      fundsFromOperations: growing(200),
      maintenance: growing(20),
      sharesOutstanding: years.map(() => 50),
      last: {
        depreciation: 80,
        propertyGains: null,
        impairment: null,
        cashFlowFromOperatingActivities: 210,
        cashFlowStandsIn: false,
        maintenanceAssumed: false,
      },
    },
    ...parts,
  });
}

/** The same company with k times the money, on as many shares. */
export function scaleMoney(k: number, base: ForecastBase): ForecastBase {
  const { history } = base;
  const realEstate = history.realEstate;
  return {
    ...base,
    last: {
      ...scaledAll(base.last, k),
      sharesOutstanding: base.last.sharesOutstanding,
    },
    netDebt: (base.netDebt ?? 0) * k,
    history: {
      ...history,
      revenue: scaled(history.revenue, k),
      earningsToCommon: scaled(history.earningsToCommon, k),
      continuingEarnings: scaled(history.continuingEarnings, k),
      commonBook: scaled(history.commonBook, k),
      accumulatedOci: scaled(history.accumulatedOci, k),
      earningsPerShare: scaled(history.earningsPerShare, k),
      dividendsPerShare: scaled(history.dividendsPerShare, k),
      realEstate:
        realEstate === null
          ? null
          : {
              ...realEstate,
              fundsFromOperations: scaled(realEstate.fundsFromOperations, k),
              maintenance: scaled(realEstate.maintenance, k),
            },
    },
  };
}

/** The same company cut into twice as many shares. */
export function doubleShares(base: ForecastBase): ForecastBase {
  const { history } = base;
  const realEstate = history.realEstate;
  return {
    ...base,
    last: { ...base.last, sharesOutstanding: (base.last.sharesOutstanding ?? 0) * 2 },
    history: {
      ...history,
      earningsPerShare: scaled(history.earningsPerShare, 0.5),
      dividendsPerShare: scaled(history.dividendsPerShare, 0.5),
      realEstate:
        realEstate === null
          ? null
          : { ...realEstate, sharesOutstanding: scaled(realEstate.sharesOutstanding, 2) },
    },
  };
}

function scaled(values: readonly (number | null)[], k: number): (number | null)[] {
  return values.map((value) => (value === null ? null : value * k));
}

function scaledAll(last: ForecastBase['last'], k: number): ForecastBase['last'] {
  const entries = Object.entries(last).map(([key, value]) => [key, value === null ? null : value * k]);
  return Object.fromEntries(entries) as unknown as ForecastBase['last'];
}
