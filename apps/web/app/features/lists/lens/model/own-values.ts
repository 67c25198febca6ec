import type { OwnForecast } from '@tenfold/contract/forecasts';

/** What the reader's newest forecast of a company says of it today. */
export interface OwnValue {
  readonly name: string;
  readonly value: number | null;
  /** Value / price - 1. */
  readonly against: number | null;
  readonly isVisible: boolean;
}

type Valued = Pick<
  OwnForecast,
  'symbol' | 'name' | 'valuePerShare' | 'valueAgainstPrice' | 'valueVisible' | 'otherListings'
>;

/** By symbol, that of other listings of the company too. @param forecasts newest first */
export function newestOwnValues(forecasts: readonly Valued[]): ReadonlyMap<string, OwnValue> {
  const values = new Map<string, OwnValue>();
  for (const forecast of forecasts.toReversed()) {
    for (const { symbol, valuePerShare, valueAgainstPrice, valueVisible } of [
      forecast,
      ...forecast.otherListings,
    ]) {
      const shown = { value: valuePerShare, against: valueAgainstPrice, isVisible: valueVisible };
      values.set(symbol, { name: forecast.name, ...shown });
    }
  }
  return values;
}
