import type { ChartSeries } from '@tenfold/contract/chart';
import type { Column } from '@tenfold/domain/columns';
import { type IndicatorKey, indicatorOf, rebase } from '@tenfold/domain/series';
import { lookOf } from '../../ui/chart/look-of.ts';
import { closeMoment, hasTime, momentIso, momentOf } from '../../ui/chart/moment.ts';
import type { PlotSeries } from '../../ui/chart/plot-series.ts';

export interface PlottedSeries extends PlotSeries {
  readonly symbol: string;
  readonly indicator: IndicatorKey;
  readonly rebased: boolean;
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
  /** Whether prices within a day are drawn: then a close has its time too. */
  readonly intraday: boolean;
}

export function plottedSeries(input: SeriesInput): PlottedSeries {
  const { found, company, comparing, rebased, forecast, intraday } = input;
  const indicator = indicatorOf(found.indicator as IndicatorKey);
  const { key, name, unit, pace } = indicator;
  const dated: DatedPoint[] = found.points.map((point) => ({ ...point, forecast: false }));
  if (forecast !== null && company === 0) dated.push(...forecastPoints(key, forecast, dated.at(-1)));
  const change =
    rebased && dated.length > 0 ? rebase(dated.map(({ date, value }) => ({ date, value }))) : null;
  const points = change === null ? dated : change.ok ? change.points : [];
  return {
    id: `${found.symbol} ${found.indicator}`,
    symbol: found.symbol,
    indicator: key,
    name: comparing ? `${found.symbol} ${name}` : name,
    endName: comparing ? found.symbol : null,
    look: lookOf(key, company),
    unit: rebased ? 'percent' : unit,
    fine: rebased || key === 'dividendYield',
    rebased,
    currency: found.currency,
    pace,
    points: points.map(({ date, value }, at) => ({
      day: pace === 'daily' && intraday && !hasTime(date) ? closeMoment(momentOf(date)) : momentOf(date),
      value,
      simulated: dated[at]?.simulated ?? false,
      forecast: dated[at]?.forecast ?? false,
    })),
    why: change?.ok === false ? change.why : found.why,
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
  const filedUpTo = last === undefined ? Number.NEGATIVE_INFINITY : momentOf(last.date);
  return years.flatMap(({ day, column }) => {
    const value = key in column.figures ? column.figures[key as keyof Column['figures']].value : null;
    if (value === null || day <= filedUpTo) return [];
    return [{ date: momentIso(day), value, forecast: true }];
  });
}
