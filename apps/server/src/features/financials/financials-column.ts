import type { FinancialsColumn } from '@tenfold/contract/financials';
import type { AverageColumn, Column } from '@tenfold/domain/columns';
import { type RowKey, rowKeys } from '@tenfold/domain/rows';

type Values = Pick<FinancialsColumn, RowKey>;

/** A column as it is sent: values by row, with a reason only where one is missing and marks only where there are any. */
export function financialsColumn(column: Column): FinancialsColumn {
  const { year, quarter, periodEnd } = column;
  return {
    year,
    quarter,
    quarterlyPeriod: year === null || quarter === null ? null : `${year} Q${quarter}`,
    periodEnd,
    ...valuesOf(column),
    why: Object.fromEntries(
      rowKeys.flatMap((key) => {
        const { why } = column.figures[key];
        return why === null || why === 'not_forecast' ? [] : [[key, why]];
      }),
    ),
    marks: Object.fromEntries(
      rowKeys.flatMap((key) => {
        const { marks } = column.figures[key];
        return marks.length === 0 ? [] : [[key, [...marks]]];
      }),
    ),
  };
}

export function averageFinancialsColumn(column: AverageColumn): FinancialsColumn {
  return { ...financialsColumn(column), years: { ...column.years } };
}

function valuesOf(column: Column): Values {
  return Object.fromEntries(rowKeys.map((key) => [key, column.figures[key].value])) as Values;
}
