import { type IndexRange, simulatedRanges, toFlags } from '@tenfold/domain/prices';
import { packNumbers, unpackNumbers } from '../../../platform/screens/packed-numbers.ts';
import { type ParsedSeries, withPoints } from './parsed-series.ts';

/** Points as columns of text: a sixth of their size as a list. */
export interface PackedSeries extends Omit<ParsedSeries, 'points' | 'simulated'> {
  /** Days, or seconds for intraday points: the first since 1970, then differences. */
  readonly steps: string;
  readonly values: string;
  readonly simulated: readonly IndexRange[];
}

const secondsPerDay = 86_400;

export function packSeries({ points, simulated: _, ...series }: ParsedSeries): PackedSeries {
  const moments = points.map(({ day }) => (series.intraday ? Math.round(day * secondsPerDay) : day));
  return {
    ...series,
    steps: packNumbers(moments.map((moment, at) => moment - (moments[at - 1] ?? 0))),
    values: packNumbers(points.map(({ value }) => value)),
    simulated: simulatedRanges(points),
  };
}

export function unpackSeries({ steps, values, simulated, ...series }: PackedSeries): ParsedSeries {
  const read = values === '' ? [] : unpackNumbers(values);
  const stepped = unpackNumbers(steps);
  const flags = toFlags(simulated, read.length);
  let moment = 0;
  const points = read.map((value, at) => {
    moment += stepped[at] ?? 0;
    const day = series.intraday ? moment / secondsPerDay : moment;
    return { day, value: value ?? 0, simulated: flags[at] === 1, forecast: false };
  });
  return withPoints(series, points, series.intraday, series.thinned);
}
