import { decimate } from '../../ui/chart/decimate.ts';
import type { ChartChoices } from './chart-choices.ts';
import { type PackedSeries, packSeries } from './packed-series.ts';
import type { ReadSeries } from './read-series.ts';

/** The first picture, as the page carries it. */
export interface FirstChart {
  /** What it was drawn with: the reader's own choices, or the defaults. */
  readonly choices: ChartChoices;
  /** None where they could not be had: the card then asks for them. */
  readonly series: readonly PackedSeries[];
  /** Whether days were left out: what the picture cannot show is fetched when a reader asks for a day. */
  readonly thinned: boolean;
}

/** A line of the picture is about this many pixels long; many lines share what a page should weigh. */
const columns = 260;
const mostColumns = 4 * columns;

/** Ten years of days are more than a picture shows and more than a page should weigh. */
export function firstChart(choices: ChartChoices, series: readonly ReadSeries[]): FirstChart {
  const long = series.filter(({ points }) => points.length > columns).length;
  const each = Math.min(columns, Math.floor(mostColumns / Math.max(long, 1)));
  const thin = series.map((one) => ({ ...one, points: decimate(one.points, each) }));
  return {
    choices,
    series: thin.map(packSeries),
    thinned: thin.some(({ points }, at) => points.length < (series[at]?.points.length ?? 0)),
  };
}
