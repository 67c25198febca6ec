import type { CellComment } from '@tenfold/contract/comments';
import { isAnyRowKey } from '@tenfold/domain/rows';
import { type ReactNode, useState } from 'react';
import { type CommentedColumn, markKey } from '../../../figures/table-comments.ts';
import { DeleteComment } from '../box/DeleteComment.tsx';
import { EditComment } from '../box/EditComment.tsx';
import { ActionButton, CommentWords } from '../box/ReadComment.tsx';
import { markOf } from '../own/cell-name.ts';
import {
  cellLabelOf,
  columnLabel,
  forecastLabel,
  movedLabel,
  priceLabel,
  writtenLabel,
} from '../own/comment-labels.ts';
import type { Comments } from '../own/comment-store.ts';
import type { Remove } from '../own/use-remove.ts';

interface Props {
  rows: readonly CellComment[];
  columns: readonly CommentedColumn[];
  /** The one whose columns those are. */
  forecast: string;
  comments: Comments;
  remove: Remove;
  /** Beside its column: the number of its mark on a chart, a button. */
  extra?: (comment: CellComment, at: number) => ReactNode;
  focused?: number | null;
  onFocus?: (comment: CellComment) => void;
}

/** In the order they are given, each with its figure of today. */
export function CommentList(props: Props) {
  const { rows, comments, remove, extra, focused = null, onFocus } = props;
  const [changing, setChanging] = useState<{ id: number; how: 'edit' | 'delete' } | null>(null);
  return (
    <ol className="comment-side">
      {rows.map((comment, at) => (
        <li
          key={comment.id}
          className={comment.id === focused ? 'is-focus' : undefined}
          onFocus={() => onFocus?.(comment)}
          onPointerEnter={() => onFocus?.(comment)}
        >
          {changing?.id === comment.id ? (
            <Changing
              comment={comment}
              how={changing.how}
              value={figureOf(comment, columnOf(comment, props))}
              comments={comments}
              remove={remove}
              onDone={() => setChanging(null)}
            />
          ) : (
            <>
              <p className="meta">
                {extra?.(comment, at)}
                <b>{columnLabel(comment.column)}</b>
                <Badge comment={comment} />
                <span className="caption num">{figureOf(comment, columnOf(comment, props))}</span>
                <span className="caption push">{writtenLabel(comment)}</span>
              </p>
              <CommentWords comment={comment} />
              <Facts comment={comment} column={columnOf(comment, props)} />
              <p className="row comment-side-actions">
                <ActionButton
                  name="rename"
                  label={`Edit comment on ${cellLabelOf(comment)}`}
                  onClick={() => setChanging({ id: comment.id, how: 'edit' })}
                />
                <ActionButton
                  name="delete"
                  label={`Delete comment on ${cellLabelOf(comment)}`}
                  onClick={() => setChanging({ id: comment.id, how: 'delete' })}
                />
              </p>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function Changing({
  comment,
  how,
  value,
  comments,
  remove,
  onDone,
}: {
  comment: CellComment;
  how: 'edit' | 'delete';
  value: string | null;
  comments: Comments;
  remove: Remove;
  onDone: () => void;
}) {
  return (
    <div className="pop-card comment-pop is-inline">
      {how === 'edit' ? (
        <EditComment comment={comment} value={value} comments={comments} onDone={onDone} onClose={onDone} />
      ) : (
        <DeleteComment
          name={cellLabelOf(comment)}
          value={value}
          onNo={onDone}
          onYes={() => remove(comment).finally(onDone)}
          onClose={onDone}
        />
      )}
    </div>
  );
}

function Badge({ comment }: { comment: CellComment }) {
  const label = forecastLabel(comment);
  return label === null ? null : <span className="badge badge-edit">{label}</span>;
}

function Facts({ comment, column }: { comment: CellComment; column: CommentedColumn | undefined }) {
  const price = priceLabel(comment);
  const moved = movedLabel(comment, column?.periodEnd ?? null);
  if (price === null && moved === null) return null;
  return <p className="caption">{[price, moved].filter((fact) => fact !== null).join(' · ')}</p>;
}

/** Undefined for what the page doesn't show: another forecast's, or a year that has left the table. */
function columnOf(
  comment: CellComment,
  { columns, forecast }: Pick<Props, 'columns' | 'forecast'>,
): CommentedColumn | undefined {
  const mark = markOf(comment, forecast);
  return columns.find((column) => markKey(column) === mark);
}

function figureOf({ field }: CellComment, column: CommentedColumn | undefined): string | null {
  return isAnyRowKey(field) ? (column?.textOf(field) ?? null) : null;
}
