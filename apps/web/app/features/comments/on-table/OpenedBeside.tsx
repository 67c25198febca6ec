import type { CellComment } from '@tenfold/contract/comments';
import { type KeyboardEvent, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { CommentPlacement } from '../../../figures/table-comments.ts';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import type { Message } from '../../../ui/overlays/use-messages.ts';
import { CommentBox } from '../box/CommentBox.tsx';
import { ReadComment } from '../box/ReadComment.tsx';
import { RowComments } from '../box/RowComments.tsx';
import { WriteComment } from '../box/WriteComment.tsx';
import { cellNameOf, rowLabel } from '../own/cell-name.ts';
import { cellLabelOf } from '../own/comment-labels.ts';
import type { Comments } from '../own/comment-store.ts';
import type { Remove } from '../own/use-remove.ts';
import { cellOf, cellOfName, figureAt, inTableOrder } from './grid-cells.ts';

interface Props {
  place: CommentPlacement;
  comments: Comments;
  remove: Remove;
  tell: (message: Message) => void;
}

/** What is open, beside its cell; on a phone from the bottom, for all of a row. */
export function OpenedBeside({ place, comments, remove, tell }: Props) {
  const open = useStore(comments.store, (state) => state.open);
  const all = useStore(comments.store, (state) => state.comments) ?? [];
  const isNarrow = useNarrow() === true;
  const comment = open?.kind === 'read' ? all.find(({ id }) => id === open.id) : undefined;
  const at =
    open === null
      ? null
      : open.kind === 'write'
        ? cellOfName(open.cell, place)
        : comment
          ? cellOf(comment, place)
          : null;
  const cell = at && place.grid.elementOf(at);
  useMarkedCell(cell);
  const figure = figureAt(at, place);
  if (open === null || cell === null || figure === null) return null;
  const { row, column } = figure;
  const value = column.textOf(row);
  const close = () => {
    comments.open(null);
    place.grid.select(figure.at);
  };
  const of = { row, column: column.column, value };

  if (open.kind === 'write') {
    const { field, column: period, forecast } = open.cell;
    const written = [comments.symbol, field, period, forecast].join(' ');
    return createPortal(
      <CommentBox key={written} beside={cell} label="New comment" onLeave={null}>
        <WriteComment
          {...of}
          place={written}
          name={cellLabelOf({ field: row, column: column.column })}
          onSave={async (words) => {
            const saved = await comments.create(open.cell, words);
            tell({ text: `Comment added to ${cellLabelOf(saved)}.` });
            close();
          }}
          onClose={close}
        />
      </CommentBox>,
      document.body,
    );
  }
  if (comment === undefined) return null;
  const onRow = inTableOrder(all, place).filter(({ field }) => field === row);
  const go = (to: CellComment) => {
    const next = cellOf(to, place);
    if (next !== null) place.grid.bringIntoView(next);
    comments.open({ kind: 'read', id: to.id });
  };
  const addToCell = () => {
    const name = cellNameOf(row, column, place.forecast);
    if (name !== null) comments.open({ kind: 'write', cell: name });
  };
  const next = onRow[(onRow.findIndex(({ id }) => id === comment.id) + 1) % onRow.length] ?? comment;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    if (key === 'Escape') close();
    else if (key.toLowerCase() === 'n' && !event.ctrlKey && !event.metaKey && !event.altKey) go(next);
  };
  return createPortal(
    <CommentBox
      beside={cell}
      onKeyDown={onKeyDown}
      label={isNarrow ? `Comments on ${rowLabel(row)}` : `Comment on ${cellLabelOf(comment)}`}
      isQuiet={open.isQuiet === true && !isNarrow}
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
          onAdd={addToCell}
          onClose={close}
        />
      ) : (
        <ReadComment
          key={comment.id}
          comment={comment}
          value={value}
          periodEnd={column.periodEnd}
          comments={comments}
          remove={remove}
          position={{ at: onRow.findIndex(({ id }) => id === comment.id) + 1, of: onRow.length }}
          onNext={() => go(next)}
          onSource={
            cell.title !== '' || !column.isForecast
              ? () => {
                  close();
                  place.openSource(row, figure.at.column);
                }
              : null
          }
          onClose={close}
        />
      )}
    </CommentBox>,
    document.body,
  );
}

function useMarkedCell(cell: HTMLTableCellElement | null): void {
  useEffect(() => {
    if (cell === null) return;
    cell.dataset.commenting = '';
    return () => {
      delete cell.dataset.commenting;
    };
  }, [cell]);
}
