import { type IndicatorKey, isIndicatorKey, isOwnDates } from '@tenfold/domain/series';
import type { PlotType } from '../../../ui/chart/series/plot-series.ts';
import { type ChartPeriod, chartPeriods, defaultIndicators, maxIndicators } from './chart-request.ts';
import { morePeriods } from './period-label.ts';

export const plotTypes = ['bar', 'line'] as const satisfies readonly PlotType[];
export const valueModes = ['absolute', 'rebased'] as const;
export type ValueMode = (typeof valueModes)[number];

export interface ChartChoices {
  readonly period: ChartPeriod;
  readonly type: PlotType;
  readonly mode: ValueMode;
  readonly indicators: readonly IndicatorKey[];
  /** Symbols, including ones not allowed on the current page. */
  readonly compare: readonly string[];
  /** Wanted: only lines above zero can have it. */
  readonly log: boolean;
  /** Reports, dividends and splits are marked. */
  readonly events: boolean;
  /** What to return to when the last compared company is removed; null while none is compared. */
  readonly alone: ChartRows | null;
}

export interface ChartRows {
  readonly indicators: readonly IndicatorKey[];
  readonly mode: ValueMode;
}

const maxStored = 20;
const symbolLike = /^[A-Z0-9][A-Z0-9.-]{0,11}$/;

/** Stored values are untrusted: anything invalid falls back to the default. */
export function parseChoices(stored: unknown): ChartChoices {
  const { period, range, type, indicators, compare, log, events, alone, ...rest } = fieldsOf(stored);
  return {
    // Cookies written before call the period `range`.
    period: parsePeriod(period ?? range),
    type: plotTypes.find((one) => one === type) ?? plotTypes[0],
    ...parseRows({ indicators, ...rest }),
    compare: unique(compare)
      .filter((symbol) => symbolLike.test(symbol))
      .slice(0, maxStored),
    log: log === true,
    events: events === true,
    alone: typeof alone === 'object' && alone !== null ? parseRows(fieldsOf(alone)) : null,
  };
}

function parsePeriod(stored: unknown): ChartPeriod {
  const named = [...chartPeriods, ...morePeriods].find((one) => one === stored);
  return named ?? (typeof stored === 'string' && isOwnDates(stored) ? stored : chartPeriods[0]);
}

type Fields = Partial<Record<keyof ChartChoices | 'range', unknown>>;

function fieldsOf(stored: unknown): Fields {
  return typeof stored === 'object' && stored !== null ? stored : {};
}

function parseRows({ mode, indicators }: Fields): ChartRows {
  return {
    mode: valueModes.find((one) => one === mode) ?? valueModes[0],
    indicators: Array.isArray(indicators)
      ? unique(indicators).filter(isIndicatorKey).slice(0, maxIndicators)
      : defaultIndicators,
  };
}

function unique(stored: unknown): string[] {
  return Array.isArray(stored) ? [...new Set(stored.filter((one) => typeof one === 'string'))] : [];
}
