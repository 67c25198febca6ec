import { useMemo, useState } from 'react';
import {
  type DayRange,
  type PlotZoom,
  partWithin,
  wholeRange,
  zoomAround,
} from '../../../ui/chart/zoom/zoom-range.ts';
import type { ChartView } from './chart-view.ts';

export interface ZoomControls extends PlotZoom {
  zoomBy(factor: number): void;
  setByTouch(on: boolean): void;
}

/**
 * A zoom belongs to its period: another one shows its whole.
 * @param wake loads the days that a decimated chart left out
 */
export function useZoom(
  { request: { symbol, period }, series, bands }: ChartView,
  wake: () => void,
): ZoomControls {
  const place = `${symbol} ${period}`;
  const [zoomed, setZoomed] = useState<{ place: string; range: DayRange | null }>({ place, range: null });
  const [byTouch, setByTouch] = useState(false);
  const range = zoomed.place === place ? zoomed.range : null;
  return useMemo(() => {
    const zoomTo = (to: DayRange | null) => {
      if (to !== null && partWithin({ series, bands }, to, false) === null) return;
      wake();
      setZoomed({ place, range: to });
    };
    const zoomBy = (factor: number) => {
      const whole = wholeRange(series);
      const [from, to] = range ?? whole;
      zoomTo(zoomAround(whole, range, (from + to) / 2, factor));
    };
    return { range, byTouch, zoomTo, zoomBy, setByTouch };
  }, [place, range, byTouch, series, bands, wake]);
}
