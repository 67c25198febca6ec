import type { QualityCheck } from '@tenfold/contract/financials';
import { isContestable } from '@tenfold/domain/contests';
import type { RowDefinition } from '@tenfold/domain/rows';
import { memo, type ReactNode } from 'react';
import { cellLabel } from '../../../figures/cell-label.ts';
import { isProminent } from '../../../figures/mark-labels.ts';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { failedMark } from './cell-marks.ts';
import { cellRemarks, isModelValue } from './cell-title.ts';
import type { Surprise } from './surprises.ts';

const fullAverage = 10;

/**
 * Six hundred times on a page: its text, and an element only where there is more to say. Memoized: a key typed in a
 * forecast leaves those of filed columns as they are.
 */
export const FigureCell = memo(function FigureCell({
  row,
  column,
  surprise,
  failed,
  contested = false,
  mark,
  commented = false,
}: {
  row: RowDefinition;
  column: TableColumn;
  surprise: Surprise | null;
  failed: QualityCheck | null;
  contested?: boolean | undefined;
  /** The mark of a typed cell. */
  mark?: string | undefined;
  commented?: boolean | undefined;
}) {
  const { value, why, marks, years } = column.cell(row.key);
  if (mark?.includes(failedMark)) {
    // Blank; the editor adds the reason.
    return (
      <td className={mark} data-comment={commented || undefined}>
        <span className="visually-hidden">No result. </span>
        {commented && <CommentCorner />}
      </td>
    );
  }
  const remarks = [mark === undefined ? '' : 'Typed by you.', ...cellRemarks(row, column, surprise, failed)];
  if (contested) remarks.push('Contested by a reader. An editor is checking.');
  const title = remarks.join(' ').trim() || undefined;
  const text = cellLabel(row, column, value);
  if (value === null) {
    return (
      <td className={mark} title={title} data-comment={commented || undefined}>
        {contested ? <ContestedMark /> : why === 'excluded' && <ExcludedMark />}
        {text}
        {why !== null && <span className="visually-hidden"> {missingReasonLabel(why)}</span>}
        {commented && <CommentCorner />}
      </td>
    );
  }
  const verdict = surprise === null || surprise.verdict === 'met' ? null : surprise.verdict;
  return (
    <td className={verdict ?? mark} title={title} data-comment={commented || undefined}>
      {stateMark(contested, isCorrected(row, column), failed !== null)}
      {years !== null && years < fullAverage && <small aria-hidden="true">{years}y</small>}
      {isProminent(marks) || isModelValue(row, column) ? <span className="underlined">{text}</span> : text}
      {verdict !== null && <span className="visually-hidden"> {verdict}</span>}
      {commented && <CommentCorner />}
    </td>
  );
});

function CommentCorner() {
  return (
    <i className="comment-corner">
      <span className="visually-hidden"> your comment</span>
    </i>
  );
}

/** What is made from a corrected figure has the mark too, and says so in words alone. */
function isCorrected(row: RowDefinition, { cell, sourceColumn }: TableColumn): boolean {
  const isMarked = cell(row.key).marks.includes('corrected');
  return isMarked && sourceColumn !== null && isContestable(row.key, sourceColumn);
}

/** One of them, as a cell has no room for more: its title says the others. Most cells have none: no component of its own. */
function stateMark(contested: boolean, corrected: boolean, failed: boolean): ReactNode {
  if (contested) return <ContestedMark />;
  if (corrected) return <CorrectedMark />;
  return failed && <FailedMark />;
}

/** The reason is spoken after the dash. */
function ExcludedMark() {
  return (
    <span className="check-mark" aria-hidden="true">
      ×
    </span>
  );
}

function ContestedMark() {
  return (
    <span className="check-mark">
      <span aria-hidden="true">?</span>
      <span className="visually-hidden">Contested: </span>
    </span>
  );
}

function CorrectedMark() {
  return (
    <span className="check-mark is-fixed">
      <span aria-hidden="true">✓</span>
      <span className="visually-hidden">Corrected: </span>
    </span>
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
