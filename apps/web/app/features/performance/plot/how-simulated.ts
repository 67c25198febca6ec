import type { ParsedSeries } from '../series/parsed-series.ts';

/** Of the prices of a chart: real closes stand between simulated days, or none does, as on a day that sample mode plays. */
export type Simulated = 'partly' | 'wholly' | null;

export function howSimulated(series: readonly Pick<ParsedSeries, 'points' | 'simulated'>[]): Simulated {
  const played = series.filter(({ simulated }) => simulated);
  if (played.length === 0) return null;
  return played.every(({ points }) => points.every(({ simulated }) => simulated)) ? 'wholly' : 'partly';
}
