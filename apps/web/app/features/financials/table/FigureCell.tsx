import type { QualityCheck } from '@tenfold/contract/financials';
import type { RowDefinition } from '@tenfold/domain/rows';
import { cellLabel } from '../../../figures/cell-label.ts';
import { isProminent } from '../../../figures/mark-labels.ts';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import type { Cell, TableColumn } from '../columns/table-column.ts';
import { cellRemarks, isModelValue } from './cell-title.ts';
import type { Surprise } from './surprises.ts';

const fullAverage = 10;

export function FigureCell({
  row,
  column,
  className,
  surprise,
  failed,
}: {
  row: RowDefinition;
  column: TableColumn;
  className: string;
  surprise: Surprise | null;
  failed: QualityCheck | null;
}) {
  const cell = column.cell(row.key);
  const title = cellRemarks(row, column, surprise, failed).join(' ') || undefined;
  const figure = <Figure row={row} column={column} cell={cell} surprise={surprise} failed={failed} />;
  if (column.sourceColumn === null) {
    return (
      <td className={className} title={title} data-explained={title && ''}>
        {figure}
      </td>
    );
  }
  return (
    <td className={className}>
      <button type="button" tabIndex={-1} title={title}>
        {figure}
      </button>
    </td>
  );
}

function Figure({
  row,
  column,
  cell,
  surprise,
  failed,
}: {
  row: RowDefinition;
  column: TableColumn;
  cell: Cell;
  surprise: Surprise | null;
  failed: QualityCheck | null;
}) {
  const text = cellLabel(row, column, cell.value);
  if (cell.value === null) {
    return (
      <>
        {text}
        {cell.why !== null && <span className="visually-hidden"> {missingReasonLabel(cell.why)}</span>}
      </>
    );
  }
  return (
    <>
      {failed !== null && <FailedMark />}
      {cell.years !== null && cell.years < fullAverage && (
        <small>
          <span aria-hidden="true">{cell.years}y</span>
        </small>
      )}
      {isProminent(cell.marks) || isModelValue(row, column) ? (
        <span className="underlined">{text}</span>
      ) : (
        text
      )}
      {(surprise?.verdict === 'beat' || surprise?.verdict === 'miss') && (
        <span className="visually-hidden"> {surprise.verdict}</span>
      )}
    </>
  );
}

function FailedMark() {
  return (
    <span className="check-mark">
      <span aria-hidden="true">!</span>
      <span className="visually-hidden">A check failed: </span>
    </span>
  );
}
