import { useState } from 'react';
import type { PlotType } from '../../../ui/chart/series/plot-series.ts';
import { useChoices } from '../choices/chart-store.ts';
import { logRefusal } from './log-refusal.ts';
import type { PlottedSeries } from './plotted-series.ts';

export interface LogScale {
  readonly on: boolean;
  /** Said only to somebody who asked for the scale. */
  readonly refusal: string | null;
  toggle(): void;
}

/** Bars start at zero, which a logarithmic scale doesn't have: it is for lines. */
export function useLogScale(series: readonly PlottedSeries[], type: PlotType): LogScale {
  const [wanted, setWanted] = useState(false);
  const choose = useChoices((choices) => choices.choose);
  const refusal = wanted ? logRefusal(series) : null;
  const on = wanted && type === 'line' && refusal === null;
  return {
    on,
    refusal,
    toggle: () => {
      setWanted(!on);
      if (!on && logRefusal(series) === null) choose({ type: 'line' });
    },
  };
}
