import { type IndicatorKey, indicatorOf, isTrailing } from '@tenfold/domain/series';
import { isBar } from '../../../ui/chart/series/plot-series.ts';
import { basisOf } from '../choices/chart-request.ts';
import { useChoices } from '../choices/chart-store.ts';

export function usePlotted() {
  const { indicators, period, type, mode, toggleIndicator } = useChoices((choices) => choices);
  const plottedOf = (key: IndicatorKey) => {
    const { pace, unit } = indicatorOf(key);
    return { pace, unit: mode === 'rebased' ? ('percent' as const) : unit };
  };
  const plotted = indicators.map(plottedOf);
  return {
    indicators,
    toggle: toggleIndicator,
    /** Quarters show twelve months each. */
    isTrailing: (key: IndicatorKey) => basisOf(period) === 'quarterly' && isTrailing(key),
    isLine: (key: IndicatorKey) => !isBar(plottedOf(key), plotted, type),
  };
}
