import type { IndicatorKey } from '@tenfold/domain/series';
import { useChoices } from '../choices/chart-store.ts';
import { isLine } from '../plot/chart-labels.ts';

export function usePlotted() {
  const { indicators, type, toggleIndicator } = useChoices((choices) => choices);
  return {
    indicators,
    toggle: toggleIndicator,
    isLine: (key: IndicatorKey) => isLine(key, indicators, type),
  };
}
