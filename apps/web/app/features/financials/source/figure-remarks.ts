import type { Financials } from '@tenfold/contract/financials';
import { anyRowOf, type RowDefinition, type RowMeasure, totalOf } from '@tenfold/domain/rows';
import { cellLabel } from '../../../figures/cell-label.ts';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { failedChecks } from '../data-quality/failed-checks.ts';
import { cellRemarks } from '../table/cell-title.ts';
import { comparisonsOf } from '../table/surprises.ts';

/** What the table says about a figure, in full. */
export function figureRemarks({
  row,
  column,
  financials,
  measure,
  predicted,
}: {
  row: RowDefinition;
  column: TableColumn;
  financials: Pick<Financials, 'quality' | 'surprises'>;
  measure: RowMeasure;
  predicted: NonNullable<PageForecast['own']>['predicted'] | undefined;
}): string[] {
  const surprises = comparisonsOf([column], financials.surprises, predicted).get(row.key);
  const measured = measure === 'values' ? null : measuredLabel(row, column, measure);
  const remarks = cellRemarks(
    row,
    column,
    surprises?.get(column.id) ?? null,
    failedChecks(financials.quality).at(column, row.key),
  );
  return measured === null ? remarks : [measured, ...remarks];
}

/** The table shows a rate here, the source the figure behind it. */
function measuredLabel(row: RowDefinition, column: TableColumn, measure: 'share' | 'growth'): string | null {
  const { value } = column.cell(row.key);
  if (value === null) return null;
  const text = cellLabel({ ...row, unit: 'percent' }, column, value);
  if (measure === 'growth') return `In the table: ${text}, the change from a year before.`;
  const total = totalOf(row);
  return total === null ? null : `In the table: ${text} of ${anyRowOf(total).label.toLowerCase()}.`;
}
