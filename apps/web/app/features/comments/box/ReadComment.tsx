import type { CellComment } from '@tenfold/contract/comments';
import { useState } from 'react';
import { FiguredText } from '../../../figures/in-texts/FiguredText.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { cellLabelOf, forecastLabel, movedLabel, priceLabel, writtenLabel } from '../own/comment-labels.ts';
import type { Comments } from '../own/comment-store.ts';
import type { Remove } from '../own/use-remove.ts';
import { BoxHead } from './BoxHead.tsx';
import { DeleteComment } from './DeleteComment.tsx';
import { EditComment } from './EditComment.tsx';

interface Props {
  comment: CellComment;
  value: string;
  periodEnd: string | null;
  comments: Comments;
  remove: Remove;
  position: { readonly at: number; readonly of: number };
  onNext: () => void;
  /** Opens the figure's source, or what explains it. */
  onSource: (() => void) | null;
  onClose: () => void;
}

export function ReadComment(props: Props) {
  const { comment, value, periodEnd, comments, remove, position, onNext, onSource, onClose } = props;
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read');
  const name = cellLabelOf(comment);
  if (mode === 'edit') {
    return (
      <EditComment
        comment={comment}
        value={value}
        comments={comments}
        onDone={() => setMode('read')}
        onClose={onClose}
      />
    );
  }
  if (mode === 'delete') {
    return (
      <DeleteComment
        name={name}
        value={value}
        onNo={() => setMode('read')}
        onYes={() => remove(comment)}
        onClose={onClose}
      />
    );
  }
  const price = priceLabel(comment);
  const moved = movedLabel(comment, periodEnd);
  return (
    <>
      <BoxHead name={name} value={value} badge={forecastLabel(comment)} onClose={onClose}>
        <ActionButton name="rename" label="Edit comment" onClick={() => setMode('edit')} />
        <ActionButton name="delete" label="Delete comment" onClick={() => setMode('delete')} />
      </BoxHead>
      <div className="body">
        <CommentWords comment={comment} />
        <p className="caption">
          {writtenLabel(comment)}
          {price !== null && ` · ${price}`}
        </p>
        {moved !== null && <p className="caption">{moved}</p>}
      </div>
      {(position.of > 1 || onSource !== null) && (
        <footer>
          <span className="caption comment-position">
            {position.of > 1 && `${position.at} of ${position.of} on this row`}
          </span>
          {onSource !== null && (
            <Button size="sm" variant="ghost" onClick={onSource}>
              Source
            </Button>
          )}
          {position.of > 1 && (
            <Button size="sm" onClick={onNext}>
              Next
            </Button>
          )}
        </footer>
      )}
    </>
  );
}

export function CommentWords({
  comment: { title, text, figures },
}: {
  comment: Pick<CellComment, 'title' | 'text' | 'figures'>;
}) {
  return (
    <>
      {title !== null && <b className="comment-title">{title}</b>}
      <p className="comment-text">
        <FiguredText text={text} figures={figures} />
      </p>
    </>
  );
}

export function ActionButton({
  name,
  label,
  onClick,
}: {
  name: 'rename' | 'delete';
  label: string;
  onClick: () => void;
}) {
  return (
    <button type="button" className="icon-btn icon-btn-sm" title={label} aria-label={label} onClick={onClick}>
      <ActionIcon name={name} small />
    </button>
  );
}
