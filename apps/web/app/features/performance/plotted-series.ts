import type { ChartSeries } from '@tenfold/contract/chart';
import type { Column } from '@tenfold/domain/columns';
import { dayNumber } from '@tenfold/domain/periods';
import type { RowUnit } from '@tenfold/domain/rows';
import { type Indicator, type IndicatorKey, indicatorOf, rebase } from '@tenfold/domain/series';
import type { Look } from '../../ui/chart/Swatch.tsx';
import { lookOf } from './indicator-looks.ts';

export interface PlottedPoint {
  readonly day: number;
  readonly value: number;
  readonly simulated: boolean;
  readonly forecast: boolean;
}

/** One line or one set of bars, ready to be placed. */
export interface PlottedSeries {
  /** `AAPL revenue`. */
  readonly id: string;
  readonly symbol: string;
  readonly indicator: IndicatorKey;
  /** As people read it; with the symbol in front where companies are compared. */
  readonly name: string;
  readonly look: Look;
  /** What the figures are counted in: a percent for all that is rebased. */
  readonly unit: RowUnit;
  readonly rebased: boolean;
  readonly currency: string | null;
  readonly pace: Indicator['pace'];
  /** Oldest first, the forecast last. */
  readonly points: readonly PlottedPoint[];
  /** Set where there is nothing to draw. */
  readonly why: string | null;
}

/** What the page's model says of the years to come: the columns up to the last projected one, by the end of their year. */
export interface PlottedForecast {
  readonly name: string;
  readonly years: readonly { readonly day: number; readonly label: string; readonly column: Column }[];
}

export interface SeriesInput {
  readonly found: ChartSeries;
  /** 0 is the company of the page. */
  readonly company: number;
  readonly comparing: boolean;
  readonly rebased: boolean;
  /** Null where none is drawn; only the company of the page has one. */
  readonly forecast: PlottedForecast | null;
}

export function plottedSeries({ found, company, comparing, rebased, forecast }: SeriesInput): PlottedSeries {
  const indicator = indicatorOf(found.indicator as IndicatorKey);
  const dated: DatedPoint[] = found.points.map((point) => ({ ...point, forecast: false }));
  if (forecast !== null && company === 0)
    dated.push(...forecastPoints(indicator.key, forecast, dated.at(-1)));
  const change = rebased ? rebase(dated.map(({ date, value }) => ({ date, value }))) : null;
  const values = change?.ok ? change.points : dated;
  return {
    id: `${found.symbol} ${found.indicator}`,
    symbol: found.symbol,
    indicator: indicator.key,
    name: comparing ? `${found.symbol} ${indicator.name}` : indicator.name,
    look: lookOf(indicator.key, company),
    unit: rebased ? 'percent' : indicator.unit,
    rebased,
    currency: found.currency,
    pace: indicator.pace,
    points:
      change?.ok === false
        ? []
        : dated.map((point, index) => ({
            day: dayNumber(point.date),
            value: values[index]?.value ?? point.value,
            simulated: point.simulated ?? false,
            forecast: point.forecast,
          })),
    why: found.points.length > 0 && change?.ok === false ? change.why : found.why,
  };
}

interface DatedPoint {
  readonly date: string;
  readonly value: number;
  readonly simulated?: boolean | undefined;
  readonly forecast: boolean;
}

/** A price of each day has no forecast, and a period that has been filed needs none. */
function forecastPoints(
  key: IndicatorKey,
  { years }: PlottedForecast,
  last: DatedPoint | undefined,
): DatedPoint[] {
  if (indicatorOf(key).pace === 'daily') return [];
  const filedUpTo = last === undefined ? Number.NEGATIVE_INFINITY : dayNumber(last.date);
  return years.flatMap(({ day, column }) => {
    const value = key in column.figures ? column.figures[key as keyof Column['figures']].value : null;
    if (value === null || day <= filedUpTo) return [];
    return [{ date: new Date(day * 86_400_000).toISOString().slice(0, 10), value, forecast: true }];
  });
}
