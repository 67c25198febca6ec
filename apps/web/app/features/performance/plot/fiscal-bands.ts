import { withData } from '../../../ui/chart/series/plot-series.ts';
import type { Band } from '../../../ui/chart/time/bands.ts';
import type { Basis } from '../choices/chart-request.ts';
import type { PlottedForecast, PlottedSeries } from './plotted-series.ts';

const daysOf: Readonly<Record<Basis, number>> = { annual: 365, quarterly: 91 };

export function fiscalBands(
  series: readonly PlottedSeries[],
  symbol: string,
  basis: Basis,
  nameOf: (day: number) => string,
  forecast: PlottedForecast | null,
): Band[] {
  const usual = daysOf[basis];
  const ends = endsOf(series, symbol);
  const figures = withData(series).filter(({ pace }) => pace === 'period');
  const trailing = figures.length > 0 && figures.every((one) => one.trailing);
  return ends.map(([end, isForecast], index) => {
    const before = ends[index - 1]?.[0] ?? Number.NEGATIVE_INFINITY;
    const foretold = isForecast ? forecast?.years.find(({ day }) => day === end)?.label : undefined;
    const period = foretold ?? nameOf(end);
    const label = trailing ? `LTM to ${period}` : period;
    return {
      start: end - before < 1.5 * usual ? before : end - usual,
      end,
      label,
      name: /^\d{4}E?$/.test(label) ? `FY ${label}` : label,
      forecast: isForecast,
    };
  });
}

/**
 * Each end once, with whether it is forecast; if the company has none, those of the first series that has.
 */
function endsOf(series: readonly PlottedSeries[], symbol: string): [number, boolean][] {
  const periods = series.filter(({ pace, points }) => pace === 'period' && points.length > 0);
  const own = periods.filter((one) => one.symbol === symbol);
  const ends = new Map<number, boolean>();
  for (const { points } of own.length > 0 ? own : periods.slice(0, 1)) {
    for (const { day, forecast } of points) ends.set(day, forecast);
  }
  return [...ends].toSorted(([one], [other]) => one - other);
}
