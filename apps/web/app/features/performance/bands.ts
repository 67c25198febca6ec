import { bisectCenter, bisectLeft } from 'd3-array';
import type { Basis } from './chart-request.ts';
import type { PlottedForecast, PlottedSeries } from './plotted-series.ts';

/** One fiscal period of the page's company on the axis of time: from after the end of the one before to its own end. */
export interface Band {
  readonly start: number;
  readonly end: number;
  /** `2024`, `2026E`, `2025 Q3`. */
  readonly label: string;
  readonly forecast: boolean;
}

const daysOf: Readonly<Record<Basis, number>> = { annual: 365, quarterly: 91 };

/** The periods something is plotted for, oldest first. Without a plotted period there are none. */
export function bandsOf(
  series: readonly PlottedSeries[],
  symbol: string,
  basis: Basis,
  nameOf: (day: number) => string,
  forecast: PlottedForecast | null,
): Band[] {
  const periods = series.filter(({ pace }) => pace === 'period');
  const own = periods.filter((one) => one.symbol === symbol);
  const ends = new Map<number, boolean>();
  for (const { points } of own.some(({ points }) => points.length > 0) ? own : periods.slice(0, 1)) {
    for (const point of points) ends.set(point.day, point.forecast);
  }
  const sorted = [...ends].toSorted(([one], [other]) => one - other);
  const usual = daysOf[basis];
  return sorted.map(([end, isForecast], index) => {
    const before = sorted[index - 1]?.[0] ?? Number.NEGATIVE_INFINITY;
    const label = isForecast ? forecast?.years.find(({ day }) => day === end)?.label : undefined;
    return {
      start: end - before < 1.5 * usual ? before : end - usual,
      end,
      label: label ?? nameOf(end),
      forecast: isForecast,
    };
  });
}

/** The period a day lies in; null before the first, after the last and between two that are not neighbours. */
export function bandAt(bands: readonly Band[], day: number): Band | null {
  const band = bands[bisectLeft(ends(bands), day)];
  return band !== undefined && day > band.start ? band : null;
}

/** The period a compared company's own belongs to: the one that ends nearest, at most half a period away. */
export function bandNear(bands: readonly Band[], day: number): Band | null {
  const band = bands[bisectCenter(ends(bands), day)];
  return band !== undefined && Math.abs(band.end - day) <= (band.end - band.start) / 2 ? band : null;
}

function ends(bands: readonly Band[]): number[] {
  return bands.map(({ end }) => end);
}
