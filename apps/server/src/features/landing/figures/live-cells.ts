import type { LiveRow } from '@tenfold/contract/landing';
import { type ForecastBase, forecastFrom } from '@tenfold/domain/forecast';
import type { RowKey } from '@tenfold/domain/rows';
import type { FairValue, MethodValue } from '@tenfold/domain/valuation';

export interface LiveCells {
  readonly forecast: LiveRow['forecast'];
  /** Null where the value isn't a sum of the free cash flows shown. */
  readonly discounted: FairValue | null;
}

/** A row as the averages forecast it, in the columns of the company's page. */
export function liveCellsOf(base: ForecastBase, { cashFlow }: MethodValue, row: RowKey): LiveCells {
  if (cashFlow === null) return { forecast: [], discounted: null };
  const { columns } = forecastFrom(base, cashFlow.assumptions, 'averages');
  const forecast = columns.flatMap(({ year, kind, figures }) => {
    const { value } = figures[row];
    if (year === null || value === null) return [];
    return {
      year,
      isTerminal: kind === 'terminal',
      value,
      revenue: figures.revenue.value,
      capex: figures.capex.value,
    };
  });
  return { forecast, discounted: row === 'freeCashFlow' ? cashFlow.value : null };
}
