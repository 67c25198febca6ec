import type { PlotType } from '../../../ui/chart/series/plot-series.ts';
import { useChoices } from '../choices/chart-store.ts';
import { logRefusal } from './log-refusal.ts';
import type { PlottedSeries } from './plotted-series.ts';

export interface LogScale {
  readonly on: boolean;
  /** PrintedFigure only to somebody who asked for the scale. */
  readonly refusal: string | null;
  toggle(): void;
}

/** Bars start at zero, which a logarithmic scale doesn't have: it is for lines. */
export function useLogScale(series: readonly PlottedSeries[], type: PlotType): LogScale {
  const { log: wanted, choose } = useChoices((choices) => choices);
  const refusal = wanted ? logRefusal(series) : null;
  const on = wanted && type === 'line' && refusal === null;
  return {
    on,
    refusal,
    toggle: () => choose({ log: !on, ...(!on && logRefusal(series) === null && { type: 'line' }) }),
  };
}
