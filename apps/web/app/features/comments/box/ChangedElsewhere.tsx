import type { CellComment } from '@tenfold/contract/comments';
import { OwnOrTheirs } from '../../../forms/OwnOrTheirs.tsx';
import { timeLabel } from '../own/comment-labels.ts';
import type { CommentText } from '../own/comment-store.ts';
import { BoxHead } from './BoxHead.tsx';

export function ChangedElsewhere({
  name,
  value,
  theirs,
  own,
  onTheirs,
  onOwn,
  onClose,
}: {
  name: string;
  value: string | null;
  theirs: CellComment;
  own: CommentText;
  onTheirs: () => void;
  onOwn: () => Promise<void>;
  onClose: () => void;
}) {
  return (
    <>
      <BoxHead name={name} value={value} onClose={onClose} />
      <OwnOrTheirs
        role="alert"
        bodyClass="body"
        footClass="comment-actions"
        size="sm"
        keepTheirs={onTheirs}
        keepOwn={onOwn}
      >
        <b>Changed in another tab at {timeLabel(theirs.updatedAt)}</b>
        <p className="muted comment-text">There: “{wordsLabel(theirs)}”</p>
        <p className="comment-text">Here: “{wordsLabel(own)}”</p>
      </OwnOrTheirs>
    </>
  );
}

function wordsLabel({ title, text }: CommentText): string {
  return title === null ? text : `${title}. ${text}`;
}
