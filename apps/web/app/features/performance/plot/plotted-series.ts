import { type IndicatorKey, indicatorOf, isSharePrice, isTrailing, rebase } from '@tenfold/domain/series';
import { unitLabel } from '../../../figures/unit-label.ts';
import type { ShownColumn } from '../../../page-forecast/shown-column.ts';
import type { PlotPoint, PlotSeries } from '../../../ui/chart/series/plot-series.ts';
import type { Look } from '../../../ui/chart/series/Swatch.tsx';
import { closeMoment } from '../../../ui/chart/time/moment.ts';
import type { Basis } from '../choices/chart-request.ts';
import type { ParsedSeries } from '../series/parsed-series.ts';

export interface PlottedSeries extends PlotSeries {
  readonly symbol: string;
  readonly indicator: IndicatorKey;
  readonly rebased: boolean;
  readonly why: string | null;
}

/** The model's forecast years up to the last projected one, by their last day. */
export interface PlottedForecast {
  readonly name: string;
  readonly years: readonly { readonly day: number; readonly label: string; readonly column: ShownColumn }[];
}

export interface SeriesInput {
  readonly found: ParsedSeries;
  /** 0 is the page's company. */
  readonly company: number;
  readonly look: Look;
  readonly comparing: boolean;
  readonly rebased: boolean;
  readonly forecast: PlottedForecast | null;
  readonly intraday: boolean;
  readonly basis: Basis;
}

export function plottedSeries(input: SeriesInput): PlottedSeries {
  const { found, company, look, comparing, forecast } = input;
  const { key, name, unit, pace } = indicatorOf(found.indicator as IndicatorKey);
  const isChange = key === 'priceChange';
  const rebased = input.rebased && !isChange;
  const unitShown = rebased ? 'percent' : unit;
  const filed = filedPoints(input, pace);
  const ahead = forecast !== null && company === 0 ? forecastPoints(key, forecast, filed.at(-1)) : [];
  const points = ahead.length > 0 ? [...filed, ...ahead] : filed;
  const trailing = input.basis === 'quarterly' && points.length > 0 && isTrailing(key);
  const ownName = trailing ? `${name}, LTM` : name;
  const change = rebased && points.length > 0 ? rebase(points) : null;
  return {
    id: `${found.symbol} ${found.indicator}`,
    symbol: found.symbol,
    indicator: key,
    name: comparing ? `${found.symbol} ${ownName}` : ownName,
    endName: comparing ? found.symbol : null,
    look,
    unit: unitShown,
    unitLabel: unitLabel(unitShown, found.currency ?? ''),
    fine: rebased || isChange || key === 'dividendYield',
    rebased,
    currency: found.currency,
    isPrice: isSharePrice(key),
    trailing,
    pace,
    points: change === null ? points : change.ok ? change.points : [],
    why: change?.ok === false ? change.why : found.why,
  };
}

function filedPoints({ found, intraday }: SeriesInput, pace: PlotSeries['pace']): readonly PlotPoint[] {
  if (!intraday || pace !== 'daily') return found.points;
  return found.points.map((point) =>
    Number.isInteger(point.day) ? { ...point, day: closeMoment(point.day) } : point,
  );
}

/** Daily prices have no forecast, and filed periods need none. */
function forecastPoints(
  key: IndicatorKey,
  { years }: PlottedForecast,
  last: PlotPoint | undefined,
): PlotPoint[] {
  if (indicatorOf(key).pace === 'daily') return [];
  return years.flatMap(({ day, column }) => {
    const value = key in column.figures ? column.figures[key as keyof ShownColumn['figures']].value : null;
    if (value === null || day <= (last?.day ?? Number.NEGATIVE_INFINITY)) return [];
    return [{ day, value, simulated: false, forecast: true }];
  });
}
