import type { MoreRows, MoreRowsColumn } from '@tenfold/contract/financials';
import { isMoreRowKey, type MoreRowKey } from '@tenfold/domain/rows';
import type { TableCell, TableColumn } from './table-column.ts';

/** The same columns, with the rows that load when all are chosen. */
export function withMoreRows(columns: readonly TableColumn[], more: MoreRows): TableColumn[] {
  const byColumn = columnsOf(more);
  const expected = new Map(more.expected.map((each) => [each.year, each]));
  return columns.map((column) => {
    const filed = byColumn.get(column.id);
    const { yearBefore } = column;
    const ahead = column.kind === 'actual' || column.year === null ? undefined : expected.get(column.year);
    return {
      ...column,
      ...(yearBefore !== undefined && {
        yearBefore: (key) => (isMoreRowKey(key) ? filedCell(more.ltmYearBefore[0], key) : yearBefore(key)),
      }),
      cell: (key) => {
        if (!isMoreRowKey(key)) return column.cell(key);
        if (filed !== undefined) return filedCell(filed, key);
        if (key !== 'forwardPriceEarningsRatio' || column.sourceColumn !== null) return column.cell(key);
        return ahead === undefined ? noEstimate : cellOf(ahead);
      },
    };
  });
}

function filedCell(column: MoreRowsColumn | undefined, key: MoreRowKey): TableCell {
  if (column === undefined) return { value: null, why: 'previous_missing', marks: [], years: null };
  const { [key]: value, why, marks, years } = column;
  return { value, why: why[key] ?? null, marks: marks[key] ?? [], years: years?.[key] ?? null };
}

const noEstimate: TableCell = { value: null, why: 'no_estimates', marks: [], years: null };

function cellOf({ forwardPriceEarningsRatio, why, marks }: MoreRows['expected'][number]): TableCell {
  return { value: forwardPriceEarningsRatio, why, marks, years: null };
}

/** By the id of the column in the table. */
function columnsOf({ actual, ltm, quarterly, average }: MoreRows): Map<string, MoreRowsColumn> {
  return new Map([
    ...actual.map((column) => [String(column.year), column] as const),
    ...ltm.map((column) => ['LTM', column] as const),
    ...quarterly.map((column) => [`${column.year}-Q${column.quarter}`, column] as const),
    ...average.map((column) => ['average', column] as const),
  ]);
}
