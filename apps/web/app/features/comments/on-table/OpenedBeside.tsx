import type { CellComment } from '@tenfold/contract/comments';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { CommentPlacement } from '../../../figures/table-comments.ts';
import type { Message } from '../../../ui/overlays/use-messages.ts';
import { CommentBox } from '../box/CommentBox.tsx';
import { WriteComment } from '../box/WriteComment.tsx';
import type { CellName } from '../own/cell-name.ts';
import { cellLabelOf } from '../own/comment-labels.ts';
import type { Comments } from '../own/comment-store.ts';
import type { Remove } from '../own/use-remove.ts';
import { type CommentedFigure, cellOf, cellOfName, figureAt, inTableOrder } from './grid-cells.ts';
import { ReadBeside } from './ReadBeside.tsx';

interface Props {
  place: CommentPlacement;
  comments: Comments;
  remove: Remove;
  showMessage: (message: Message) => void;
}

/** What is open, beside its cell; on a phone from the bottom, for all of a row. */
export function OpenedBeside({ place, comments, remove, showMessage }: Props) {
  const open = useStore(comments.store, (state) => state.open);
  const all = useStore(comments.store, (state) => state.comments) ?? [];
  const comment = open?.kind === 'read' ? all.find(({ id }) => id === open.id) : undefined;
  const at =
    open?.kind === 'write'
      ? cellOfName(open.cell, place)
      : comment === undefined
        ? null
        : cellOf(comment, place);
  const cell = at && place.grid.elementOf(at);
  useMarkedCell(cell);
  const figure = figureAt(at, place);
  if (open === null || cell === null || figure === null) return null;
  const close = () => {
    comments.open(null);
    place.grid.select(figure.at);
  };

  return createPortal(
    open.kind === 'write' ? (
      <NewBeside
        beside={cell}
        figure={figure}
        name={open.cell}
        comments={comments}
        onSaved={(saved) => {
          showMessage({ text: `Comment added to ${cellLabelOf(saved)}.` });
          close();
        }}
        onClose={close}
      />
    ) : (
      comment && (
        <ReadBeside
          beside={cell}
          figure={figure}
          comment={comment}
          isQuiet={open.isQuiet === true}
          onRow={inTableOrder(all, place).filter(({ field }) => field === figure.row)}
          place={place}
          comments={comments}
          remove={remove}
          onClose={close}
        />
      )
    ),
    document.body,
  );
}

interface NewProps {
  beside: HTMLTableCellElement;
  figure: CommentedFigure;
  name: CellName;
  comments: Comments;
  onSaved: (saved: CellComment) => void;
  onClose: () => void;
}

function NewBeside({ beside, figure: { row, column }, name, comments, onSaved, onClose }: NewProps) {
  const place = [comments.symbol, name.field, name.column, name.forecast].join(' ');
  return (
    <CommentBox key={place} beside={beside} label="New comment" onLeave={null}>
      <WriteComment
        place={place}
        name={cellLabelOf({ field: row, column: column.column })}
        symbol={comments.symbol}
        value={column.textOf(row)}
        onSave={async (words) => onSaved(await comments.create(name, words))}
        onClose={onClose}
      />
    </CommentBox>
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
