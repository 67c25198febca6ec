import type { FinancialsColumn } from '@tenfold/contract/financials';
import type { AverageColumn, Column } from '@tenfold/domain/columns';
import type { MissingReason } from '@tenfold/domain/figures';
import { type RowKey, rowKeys, rowOf } from '@tenfold/domain/rows';

const unsaid: ReadonlySet<MissingReason> = new Set(['not_filed', 'not_forecast']);

type ColumnValues = Pick<FinancialsColumn, RowKey>;

/** Rows that no table prints exist for a fair value only, so they need no reason where missing. */
export function toFinancialsColumn(column: Column): FinancialsColumn {
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
        return why === null || (rowOf(key).hidden && unsaid.has(why)) ? [] : [[key, why]];
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

export function toAverageFinancialsColumn(column: AverageColumn): FinancialsColumn {
  return { ...toFinancialsColumn(column), years: { ...column.years } };
}

function valuesOf(column: Column): ColumnValues {
  return Object.fromEntries(rowKeys.map((key) => [key, column.figures[key].value])) as ColumnValues;
}
