import type { FinancialsColumn } from '@tenfold/contract/financials';
import type { ColumnKind } from '@tenfold/domain/columns';
import { type AnyRowKey, isRowKey } from '@tenfold/domain/rows';
import type { ForecastColumn } from '../../../page-forecast/page-forecast.ts';
import type { ShownColumn } from '../../../page-forecast/shown-column.ts';

export interface TableCell {
  readonly value: number | null;
  readonly why: string | null;
  readonly marks: readonly string[];
  readonly years: number | null;
}

export interface TableColumn {
  readonly id: string;
  readonly kind: ColumnKind;
  readonly heading: string;
  /** The column in a sentence: `fiscal 2024`, `2024 Q3`, `twelve months to 2026 Q1`, `2026, estimated`. */
  readonly spoken: string;
  /** Null for averages. */
  readonly year: number | null;
  readonly periodEnd: string | null;
  /** The column in the figure source's path; null without a filing behind the column. */
  readonly sourceColumn: string | null;
  readonly cell: (key: AnyRowKey) => TableCell;
  /** For the column LTM alone: the others have theirs beside them. */
  readonly yearBefore?: (key: AnyRowKey) => TableCell;
}

export function tableColumn(kind: ColumnKind, column: ForecastColumn): TableColumn {
  const name = nameOf(kind, column);
  return {
    kind,
    ...name,
    year: column.year,
    periodEnd: column.periodEnd,
    sourceColumn: isFiled(kind) ? name.id : null,
    cell: 'figures' in column ? domainCell(column) : wireCell(kind, column),
  };
}

/** Read from filings, so that each of its figures has a source. */
export function isFiled(kind: ColumnKind): boolean {
  return kind === 'actual' || kind === 'quarterly' || kind === 'ltm';
}

/** Six columns in order: one estimated, four projected, one terminal. */
export function forecastColumns(columns: readonly ForecastColumn[]): TableColumn[] {
  return columns.map((column, index) => tableColumn(forecastKind(index, columns.length), column));
}

function forecastKind(index: number, length: number): ColumnKind {
  if (index === 0) return 'estimated';
  return index === length - 1 ? 'terminal' : 'projected';
}

type Name = Pick<TableColumn, 'id' | 'heading' | 'spoken'>;

function nameOf(kind: ColumnKind, { year, quarter, periodEnd }: ForecastColumn): Name {
  switch (kind) {
    case 'average':
      return { id: 'average', heading: 'Averages', spoken: 'ten-year average' };
    case 'terminal':
      return {
        id: 'terminal',
        heading: 'Terminal',
        spoken: year === null ? 'terminal' : `terminal, ${year}`,
      };
    case 'quarterly':
      return { id: `${year}-Q${quarter}`, heading: `${year} Q${quarter}`, spoken: `${year} Q${quarter}` };
    case 'ltm':
      return {
        id: 'LTM',
        heading: 'LTM',
        spoken: `twelve months to ${quarter === null ? periodEnd : `${year} Q${quarter}`}`,
      };
    case 'actual':
      return { id: String(year), heading: String(year), spoken: `fiscal ${year}` };
    default:
      return { id: `${kind}-${year}`, heading: String(year), spoken: `${year}, ${kind}` };
  }
}

function domainCell(column: ShownColumn): TableColumn['cell'] {
  return (key) => {
    if (!isRowKey(key)) return notForecast;
    const { value, why, marks } = column.figures[key];
    return { value, why, marks, years: null };
  };
}

const notForecast: TableCell = { value: null, why: 'not_forecast', marks: [], years: null };

/** The wire omits the reason that holds for whole rows. */
function wireCell(kind: ColumnKind, column: FinancialsColumn): TableColumn['cell'] {
  const unsaid = isFiled(kind) ? 'not_filed' : 'not_forecast';
  return (key) => {
    if (!isRowKey(key)) return notForecast;
    const why = column[key] === null ? (column.why[key] ?? unsaid) : null;
    return { value: column[key], why, marks: column.marks[key] ?? [], years: column.years?.[key] ?? null };
  };
}
