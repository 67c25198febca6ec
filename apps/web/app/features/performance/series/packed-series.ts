import { type IndexRange, simulatedRanges, toFlags } from '@tenfold/domain/prices';
import { type ParsedSeries, withPoints } from './parsed-series.ts';

/** Points as columns: a third of their size as a list. */
export interface PackedSeries extends Omit<ParsedSeries, 'points' | 'simulated'> {
  /** Days, or seconds for intraday points: the first since 1970, then differences. */
  readonly steps: readonly number[];
  readonly values: readonly number[];
  readonly simulated: readonly IndexRange[];
}

const secondsPerDay = 86_400;

export function packSeries({ points, simulated: _, ...series }: ParsedSeries): PackedSeries {
  const moments = points.map(({ day }) => (series.intraday ? Math.round(day * secondsPerDay) : day));
  return {
    ...series,
    steps: moments.map((moment, at) => moment - (moments[at - 1] ?? 0)),
    values: points.map(({ value }) => value),
    simulated: simulatedRanges(points),
  };
}

export function unpackSeries({ steps, values, simulated, ...series }: PackedSeries): ParsedSeries {
  const flags = toFlags(simulated, values.length);
  let moment = 0;
  const points = values.map((value, at) => {
    moment += steps[at] ?? 0;
    const day = series.intraday ? moment / secondsPerDay : moment;
    return { day, value, simulated: flags[at] === 1, forecast: false };
  });
  return withPoints(series, points, series.intraday, series.thinned);
}
