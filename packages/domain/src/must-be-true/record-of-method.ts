import type { ForecastBase, YearlyValues } from '../forecast/index.ts';
import { type DriverRecord, recordOf } from './record.ts';

/** Drivers of methods that are no rows of a forecast: what they were in each year of the base. */
export type MethodDriver = 'roe' | 'meanMargin' | 'affoGrowth' | 'dividendGrowth' | 'payout';

/**
 * Formula: ROE = earnings to common / common book at the start of the year; margin = continuing earnings / revenue; growth
 * = per share / per share of the year before - 1; payout = dividends per share / AFFO or EPS. Only of years on one basis.
 */
export function recordOfMethod(
  base: ForecastBase,
  driver: MethodDriver,
  form: 'affo' | 'dividends',
): DriverRecord | null {
  const { history } = base;
  const { years, comparableSince } = history;
  const values = valuesOf(base, driver, form);
  return recordOf(
    years.flatMap((year, at) => (year < comparableSince ? [] : [{ year, value: values[at] ?? null }])),
  );
}

function valuesOf({ history }: ForecastBase, driver: MethodDriver, form: 'affo' | 'dividends'): YearlyValues {
  switch (driver) {
    case 'roe':
      return history.earningsToCommon.map((earned, at) =>
        dividedBy(earned, at === 0 ? null : (bookOf(history, at - 1) ?? null)),
      );
    case 'meanMargin':
      return history.continuingEarnings.map((earned, at) => dividedBy(earned, history.revenue[at] ?? null));
    case 'payout': {
      const earned = form === 'affo' ? affoPerShare(history) : history.earningsPerShare;
      return history.dividendsPerShare.map((paid, at) => dividedBy(paid, earned[at] ?? null));
    }
    case 'affoGrowth':
      return growthOf(affoPerShare(history));
    case 'dividendGrowth':
      return growthOf(history.dividendsPerShare);
  }
}

function bookOf({ commonBook, accumulatedOci }: ForecastBase['history'], at: number): number | null {
  const book = commonBook[at] ?? null;
  const withoutOci = (accumulatedOci.at(-1) ?? null) !== null;
  return book === null ? null : book - (withoutOci ? (accumulatedOci[at] ?? 0) : 0);
}

function affoPerShare({ realEstate }: ForecastBase['history']): YearlyValues {
  if (realEstate === null) return [];
  const { fundsFromOperations, maintenance, sharesOutstanding } = realEstate;
  return fundsFromOperations.map((funds, at) => {
    const costs = maintenance[at] ?? null;
    return funds === null || costs === null ? null : dividedBy(funds - costs, sharesOutstanding[at] ?? null);
  });
}

function growthOf(values: YearlyValues): YearlyValues {
  return values.map((value, at) => {
    const quotient = dividedBy(value, at === 0 ? null : (values[at - 1] ?? null));
    return quotient === null ? null : quotient - 1;
  });
}

/** A part of a loss, or of nothing, is no rate. */
function dividedBy(value: number | null, whole: number | null): number | null {
  return value === null || whole === null || !(whole > 0) ? null : value / whole;
}
