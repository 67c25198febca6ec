import type { RowDefinition } from '@tenfold/domain/rows';
import { cellLabel } from '../../../figures/cell-label.ts';
import { unitLabel } from '../../../figures/unit-label.ts';
import type { TableColumn } from '../columns/table-column.ts';

/** Explains a figure without a filing behind it: an average, or a forecast. */
export function FigureExplanation({
  row,
  column,
  currency,
  remarks,
}: {
  row: RowDefinition;
  column: TableColumn;
  currency: string;
  remarks: readonly string[];
}) {
  const { value } = column.cell(row.key);
  const isRate = row.unit === 'percent' || (column.kind === 'average' && row.unit !== 'ratio');
  return (
    <div className="source">
      <p className="source-value">
        <strong>{cellLabel(row, column, value)}</strong>{' '}
        {value !== null && !isRate && <span className="muted">{unitLabel(row.unit, currency)}</span>}
      </p>
      <ul className="source-remarks">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </div>
  );
}
