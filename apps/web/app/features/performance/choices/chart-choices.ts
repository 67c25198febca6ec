import { type IndicatorKey, isIndicatorKey } from '@tenfold/domain/series';
import type { PlotType } from '../../../ui/chart/series/plot-series.ts';
import { type ChartPeriod, chartPeriods, defaultIndicators, maxIndicators } from './chart-request.ts';

export const plotTypes = ['bar', 'line'] as const satisfies readonly PlotType[];
export const valueModes = ['absolute', 'rebased'] as const;
export type ValueMode = (typeof valueModes)[number];

/** What a reader chose for the chart, on every company's page. */
export interface ChartChoices {
  readonly period: ChartPeriod;
  readonly type: PlotType;
  readonly mode: ValueMode;
  readonly indicators: readonly IndicatorKey[];
  /** Symbols, also those that may not be compared on the page that is open. */
  readonly compare: readonly string[];
}

/** More than a reader can tell apart, and no more than a cookie should carry. */
const mostKept = 20;
const symbolLike = /^[A-Z0-9][A-Z0-9.-]{0,11}$/;

/** Only what reads as a choice, the default for the rest: what a browser keeps can be anything. */
export function parseChoices(kept: unknown): ChartChoices {
  const { period, range, type, mode, indicators, compare } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Partial<Record<keyof ChartChoices | 'range', unknown>>;
  return {
    // Cookies written before call the period `range`.
    period: chartPeriods.find((one) => one === (period ?? range)) ?? chartPeriods[0],
    type: plotTypes.find((one) => one === type) ?? plotTypes[0],
    mode: valueModes.find((one) => one === mode) ?? valueModes[0],
    indicators: Array.isArray(indicators)
      ? unique(indicators).filter(isIndicatorKey).slice(0, maxIndicators)
      : defaultIndicators,
    compare: unique(compare)
      .filter((symbol) => symbolLike.test(symbol))
      .slice(0, mostKept),
  };
}

function unique(kept: unknown): string[] {
  return Array.isArray(kept) ? [...new Set(kept.filter((one) => typeof one === 'string'))] : [];
}
