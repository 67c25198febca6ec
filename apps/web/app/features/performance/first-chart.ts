import type { ChartSeries } from '@tenfold/contract/chart';
import { dayNumber } from '@tenfold/domain/periods';
import { decimate } from '../../ui/chart/decimate.ts';

/** The series of the first picture, as the page carries them. */
export interface FirstChart {
  readonly series: readonly ChartSeries[];
  /** Whether days were left out: what the picture cannot show is fetched when a reader asks for a day. */
  readonly thinned: boolean;
}

/** A line of the picture is about this many pixels long. */
const columns = 260;

/** Ten years of days are more than a picture shows and more than a page should weigh. */
export function firstChart(series: readonly ChartSeries[]): FirstChart {
  const thin = series.map((one) => {
    const points = one.points.map((point) => ({ ...point, day: dayNumber(point.date) }));
    const kept = decimate(points, columns).map(({ day: _day, ...point }) => point);
    return { ...one, points: kept };
  });
  return {
    series: thin,
    thinned: thin.some(({ points }, at) => points.length < (series[at]?.points.length ?? 0)),
  };
}
