import type { IndicatorKey } from '@tenfold/domain/series';
import { isLine } from './chart-labels.ts';
import { useChoices } from './chart-store.ts';

/** The indicators that are plotted, and how each is drawn now. */
export function usePlotted() {
  const { indicators, type, toggleIndicator } = useChoices((choices) => choices);
  return {
    indicators,
    toggle: toggleIndicator,
    isLine: (key: IndicatorKey) => isLine(key, indicators, type),
  };
}
