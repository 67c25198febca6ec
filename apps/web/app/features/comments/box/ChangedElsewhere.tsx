import type { CellComment } from '@tenfold/contract/comments';
import { useSending } from '../../../forms/use-sending.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { timeLabel } from '../own/comment-labels.ts';
import type { Words } from '../own/comment-store.ts';
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
  mine: Words;
  onTheirs: () => void;
  onMine: () => Promise<void>;
  onClose: () => void;
}) {
  const { busy, error, send } = useSending('a conflict of two tabs');
  return (
    <>
      <BoxHead name={name} value={value} onClose={onClose} />
      <div className="body" role="alert">
        <b>Changed in another tab at {timeLabel(theirs.updatedAt)}</b>
        <p className="muted comment-text">There: “{wordsLabel(theirs)}”</p>
        <p className="comment-text">Here: “{wordsLabel(mine)}”</p>
        {error !== null && <p className="field-error">{error} Your text is kept.</p>}
      </div>
      <footer className="comment-actions">
        <Button size="sm" onClick={onTheirs}>
          Keep theirs
        </Button>
        <Button size="sm" variant="primary" busy={busy} onClick={() => void send(onMine)}>
          Keep mine
        </Button>
      </footer>
    </>
  );
}

function wordsLabel({ title, text }: Words): string {
  return title === null ? text : `${title}. ${text}`;
}
