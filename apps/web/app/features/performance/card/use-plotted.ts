import { type IndicatorKey, indicatorOf } from '@tenfold/domain/series';
import { isBar } from '../../../ui/chart/series/plot-series.ts';
import { useChoices } from '../choices/chart-store.ts';

export function usePlotted() {
  const { indicators, type, toggleIndicator } = useChoices((choices) => choices);
  const plotted = indicators.map(indicatorOf);
  return {
    indicators,
    toggle: toggleIndicator,
    isLine: (key: IndicatorKey) => !isBar(indicatorOf(key), plotted, type),
  };
}
