import type { IndicatorKey } from '@tenfold/domain/series';
import type { ChartChoices, ChartRows } from '../choices/chart-choices.ts';

type Rows = Pick<ChartChoices, 'indicators' | 'mode' | 'alone'>;

/**
 * Several rows of several companies are unreadable: with the first company the chart goes to one row, rebased, and without
 * the last it returns to what it was, unless the reader has chosen other rows meanwhile.
 */
export function comparedRows(rows: Rows, before: number, after: number): Partial<Rows> {
  const { indicators, mode, alone } = rows;
  if (before === 0 && after > 0)
    return { indicators: [mainRow(indicators)], mode: 'rebased', alone: { indicators, mode } };
  if (after > 0 || alone === null) return {};
  return isAsSet(rows, alone) ? { ...alone, alone: null } : { alone: null };
}

function mainRow(indicators: readonly IndicatorKey[]): IndicatorKey {
  return indicators.includes('stockPrice') ? 'stockPrice' : (indicators[0] ?? 'stockPrice');
}

function isAsSet({ indicators, mode }: Rows, alone: ChartRows): boolean {
  return indicators.length === 1 && indicators[0] === mainRow(alone.indicators) && mode === 'rebased';
}
