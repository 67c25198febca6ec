import type { FinancialsColumn } from '@tenfold/contract/financials';
import type { AverageColumn, Column } from '@tenfold/domain/columns';
import type { MissingReason } from '@tenfold/domain/figures';
import { type RowKey, rowKeys, rowOf } from '@tenfold/domain/rows';

const unsaid: ReadonlySet<MissingReason> = new Set(['not_filed', 'not_forecast']);

type Values = Pick<FinancialsColumn, RowKey>;

/**
 * A column as it is sent: values by row, marks only where there are any, a reason where a value is missing. The rows no
 * table prints are made for a fair value alone: that most columns have none of them needs no reason.
 */
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

function valuesOf(column: Column): Values {
  return Object.fromEntries(rowKeys.map((key) => [key, column.figures[key].value])) as Values;
}
