import type { ParsedSeries } from '../series/parsed-series.ts';

/** How far the prices of a chart are simulated: real closes stand between simulated days, or none does, as on a day that sample mode plays. */
export type Simulated = 'partly' | 'wholly' | null;

export function howSimulated(series: readonly Pick<ParsedSeries, 'points' | 'simulated'>[]): Simulated {
  const played = series.filter(({ simulated }) => simulated);
  if (played.length === 0) return null;
  return played.every(({ points }) => points.every(({ simulated }) => simulated)) ? 'wholly' : 'partly';
}
