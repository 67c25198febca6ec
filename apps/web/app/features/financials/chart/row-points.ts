import type { AnyRowKey, RowDefinition } from '@tenfold/domain/rows';
import { cellLabel } from '../../../figures/cell-label.ts';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import { markKey } from '../../../figures/table-comments.ts';
import { commentedColumn } from '../columns/commented-column.ts';
import type { TableColumn } from '../columns/table-column.ts';

export interface RowPoint {
  readonly id: string;
  /** Under the axis: `2024`, `2026E`, `2024 Q3`. */
  readonly label: string;
  readonly value: number | null;
  readonly text: string;
  readonly why: string | null;
  readonly forecast: boolean;
  /** The column's name in comments. */
  readonly mark: string;
}

/** An average is a rate between periods; twelve months overlap the last year. */
export function rowPoints(row: RowDefinition, columns: readonly TableColumn[]): RowPoint[] {
  return columns
    .filter(({ kind }) => kind !== 'average' && kind !== 'ltm')
    .map((column) => {
      const { value, why } = column.cell(row.key);
      const text = cellLabel(row, column, value);
      const reason = value === null ? missingReasonLabel(why ?? '') : null;
      return {
        id: column.id,
        label: axisLabel(column),
        value,
        text,
        why: reason,
        forecast: column.sourceColumn === null,
        mark: markKey(commentedColumn(column)),
      };
    });
}

const priced: ReadonlySet<AnyRowKey> = new Set([
  'averageStockPrice',
  'averageMarketCap',
  'enterpriseValue',
  'stockPriceRange',
]);

/** Prices are in the trading currency, everything else in the reporting currency. */
export function rowCurrency(key: AnyRowKey, reported: string, traded: string): string {
  return priced.has(key) ? traded : reported;
}

function axisLabel({ kind, heading }: TableColumn): string {
  return kind === 'estimated' || kind === 'projected' ? `${heading}E` : heading;
}
