import type { CellComment } from '@tenfold/contract/comments';
import type { KeyboardEvent } from 'react';
import type { CommentPlacement } from '../../../figures/table-comments.ts';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { CommentBox } from '../box/CommentBox.tsx';
import { ReadComment } from '../box/ReadComment.tsx';
import { RowComments } from '../box/RowComments.tsx';
import { cellNameOf, rowLabel } from '../own/cell-name.ts';
import { cellLabelOf } from '../own/comment-labels.ts';
import type { Comments } from '../own/comment-store.ts';
import type { Remove } from '../own/use-remove.ts';
import { type CommentedFigure, cellOf } from './grid-cells.ts';

interface Props {
  beside: HTMLTableCellElement;
  figure: CommentedFigure;
  comment: CellComment;
  isQuiet: boolean;
  /** In the order of its columns. */
  onRow: readonly CellComment[];
  place: CommentPlacement;
  comments: Comments;
  remove: Remove;
  onClose: () => void;
}

/** A comment beside its cell, from which N leads to the row's next. */
export function ReadBeside(props: Props) {
  const { beside, figure, comment, isQuiet, onRow, place, comments, remove, onClose } = props;
  const isNarrow = useNarrow() === true;
  const { row, column } = figure;
  const index = onRow.findIndex(({ id }) => id === comment.id);
  const next = onRow[(index + 1) % onRow.length] ?? comment;
  const goToNext = () => {
    const to = cellOf(next, place);
    if (to !== null) place.grid.bringIntoView(to);
    comments.open({ kind: 'read', id: next.id });
  };
  const openSource = () => {
    onClose();
    place.openSource(row, figure.at.column);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    if (key === 'Escape') onClose();
    else if (key.toLowerCase() === 'n' && !event.ctrlKey && !event.metaKey && !event.altKey) goToNext();
  };
  return (
    <CommentBox
      beside={beside}
      onKeyDown={onKeyDown}
      label={isNarrow ? `Comments on ${rowLabel(row)}` : `Comment on ${cellLabelOf(comment)}`}
      isQuiet={isQuiet && !isNarrow}
      onLeave={() => comments.open(null)}
    >
      {isNarrow ? (
        <RowComments
          key={row}
          field={row}
          rows={onRow}
          columns={place.all}
          forecast={place.forecast}
          comments={comments}
          remove={(deleted) => {
            // The sheet stays for the others of the row.
            const other = onRow.find(({ id }) => id !== deleted.id);
            if (deleted.id === comment.id && other !== undefined)
              comments.open({ kind: 'read', id: other.id });
            return remove(deleted);
          }}
          onAdd={() => {
            const name = cellNameOf(row, column, place.forecast);
            if (name !== null) comments.open({ kind: 'write', cell: name });
          }}
          onClose={onClose}
        />
      ) : (
        <ReadComment
          key={comment.id}
          comment={comment}
          value={column.textOf(row)}
          periodEnd={column.periodEnd}
          comments={comments}
          remove={remove}
          position={{ at: index + 1, of: onRow.length }}
          onNext={goToNext}
          onSource={beside.title !== '' || !column.isForecast ? openSource : null}
          onClose={onClose}
        />
      )}
    </CommentBox>
  );
}
