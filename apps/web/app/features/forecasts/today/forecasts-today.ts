import type { OwnForecast } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import { type ForecastRow, type RowLabels, toForecastRow } from '../list/forecast-row.ts';

export interface ForecastTodayRow extends ForecastRow {
  /** How far value vs price moved with the price since the close before: `+0.7 pts`. Null where that isn’t known. */
  readonly moved: string | null;
}

export interface ForecastsToday {
  readonly total: number;
  /** Highest value against price first; those without a value last. */
  readonly rows: readonly ForecastTodayRow[];
  /** Those that don't know their company's newest filing. */
  readonly outdated: readonly { id: ForecastId; name: string; symbol: string; form: string; filed: string }[];
}

const shown = 6;

/** @param changes by symbol, price / the close before - 1 */
export function forecastsToday(
  forecasts: readonly OwnForecast[],
  labels: RowLabels,
  changes: ReadonlyMap<string, number | null>,
): ForecastsToday {
  const against = ({ valueAgainstPrice }: OwnForecast) => valueAgainstPrice ?? Number.NEGATIVE_INFINITY;
  const highest = forecasts.toSorted((one, other) => {
    const a = against(one);
    const b = against(other);
    return a === b ? 0 : b > a ? 1 : -1;
  });
  return {
    total: forecasts.length,
    rows: highest.slice(0, shown).map((forecast) => ({
      ...toForecastRow(forecast, labels),
      moved: movedLabel(forecast, changes.get(forecast.symbol) ?? null),
    })),
    outdated: forecasts.flatMap(({ id, name, symbol, newestFiling, newestFilingThen }) =>
      newestFiling === null || newestFiling.accession === newestFilingThen?.accession
        ? []
        : [{ id, name, symbol, form: newestFiling.form, filed: newestFiling.filed }],
    ),
  };
}

/**
 * The value of today against both prices: value / price - value / the close before. 74.20 at 62.85 is 18.1 % above;
 * at 63.23, the close before, it was 17.3 %: 0.7 points more.
 */
function movedLabel({ valueAgainstPrice }: OwnForecast, change: number | null): string | null {
  if (valueAgainstPrice === null || change === null) return null;
  const moved = -(1 + valueAgainstPrice) * change;
  const points = (Math.abs(moved) * 100).toFixed(1);
  return points === '0.0' ? '0.0 pts' : `${moved > 0 ? '+' : '−'}${points} pts`;
}
