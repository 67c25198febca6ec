import type { CellComment } from '@tenfold/contract/comments';
import { OwnOrTheirs } from '../../../forms/OwnOrTheirs.tsx';
import { timeLabel } from '../own/comment-labels.ts';
import type { CommentText } from '../own/comment-store.ts';
import { BoxHead } from './BoxHead.tsx';

export function ChangedElsewhere({
  name,
  value,
  theirs,
  mine,
  onTheirs,
  onMine,
  onClose,
}: {
  name: string;
  value: string | null;
  theirs: CellComment;
  mine: CommentText;
  onTheirs: () => void;
  onMine: () => Promise<void>;
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
        keepOwn={onMine}
      >
        <b>Changed in another tab at {timeLabel(theirs.updatedAt)}</b>
        <p className="muted comment-text">There: “{wordsLabel(theirs)}”</p>
        <p className="comment-text">Here: “{wordsLabel(mine)}”</p>
      </OwnOrTheirs>
    </>
  );
}

function wordsLabel({ title, text }: CommentText): string {
  return title === null ? text : `${title}. ${text}`;
}
