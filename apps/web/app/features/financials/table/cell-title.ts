import type { QualityCheck } from '@tenfold/contract/financials';
import { formatCell } from '@tenfold/domain/format';
import type { AnyRowKey, RowDefinition, RowUnit } from '@tenfold/domain/rows';
import { formatDay } from '../../../figures/format-day.ts';
import { markLabel } from '../../../figures/mark-labels.ts';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import type { TableColumn } from '../columns/table-column.ts';
import type { Surprise } from './surprises.ts';

export function surpriseLabel(unit: RowUnit, { actual, estimate, verdict, savedOn }: Surprise): string {
  const reported = formatCell(actual, unit);
  const expected = formatCell(estimate, unit);
  const outcome = { beat: 'a beat', miss: 'a miss', met: 'as expected' }[verdict];
  return savedOn === null
    ? `Consensus ${expected}, reported ${reported} on the analysts’ basis: ${outcome}.`
    : `Your forecast of ${formatDay(savedOn)} was ${expected}, first reported ${reported}: ${outcome}.`;
}

const valued: ReadonlySet<AnyRowKey> = new Set(['averageMarketCap', 'averageStockPrice', 'enterpriseValue']);

/** In a forecast these rows are model values, not market prices. */
export function isModelValue(row: RowDefinition, { sourceColumn, kind }: TableColumn): boolean {
  return sourceColumn === null && kind !== 'average' && valued.has(row.key);
}

/** The line that a row of changes is of, in the row above it. */
const linesOfChanges: Partial<Record<AnyRowKey, AnyRowKey>> = {
  revenueChange: 'revenue',
  capexChange: 'capex',
  totalAssetsChange: 'totalAssets',
  sharesOutstandingChange: 'sharesOutstanding',
};

/** Not what the forecast beside it grows at, unless the line has no compound rate. */
function isMeanBesideRate({ key }: RowDefinition, { kind, cell }: TableColumn): boolean {
  const line = linesOfChanges[key];
  return kind === 'average' && line !== undefined && cell(line).value !== null;
}

/** What there is to say about a cell: on hover, and in the panel that a click, a tap or Enter opens. */
export function cellRemarks(
  row: RowDefinition,
  column: TableColumn,
  surprise: Surprise | null,
  failed: QualityCheck | null,
): string[] {
  const { value, why, marks, years } = column.cell(row.key);
  return [
    value === null && why !== null ? missingReasonLabel(why) : null,
    value !== null && isModelValue(row, column) ? 'Model value, not a market price.' : null,
    surprise === null ? null : surpriseLabel(row.unit, surprise),
    failed === null ? null : 'A data check failed here. See Data quality.',
    years === null || value === null ? null : `Over ${years} years.`,
    value !== null && isMeanBesideRate(row, column)
      ? 'The mean of each year’s change. Averages continue at the compound rate, in the row above.'
      : null,
    ...marks.map(markLabel),
  ].filter((remark) => remark !== null);
}
