import type { CellComment } from '@tenfold/contract/comments';
import { useState } from 'react';
import { messageOf } from '../../../platform/api/failure-message.ts';
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      <BoxHead name={name} value={value} onClose={onClose} />
      <div className="body" role="alert">
        <b>Changed in another tab at {timeLabel(theirs.updatedAt)}</b>
        <p className="muted comment-text">There: “{wordsLabel(theirs)}”</p>
        <p className="comment-text">Here: “{wordsLabel(mine)}”</p>
        {failure !== null && <p className="field-error">{failure} Your text is kept.</p>}
      </div>
      <footer className="comment-actions">
        <Button size="sm" onClick={onTheirs}>
          Keep theirs
        </Button>
        <Button
          size="sm"
          variant="primary"
          busy={busy}
          onClick={() => {
            setBusy(true);
            setFailure(null);
            onMine()
              .catch((cause) => setFailure(messageOf(cause)))
              .finally(() => setBusy(false));
          }}
        >
          Keep mine
        </Button>
      </footer>
    </>
  );
}

function wordsLabel({ title, text }: Words): string {
  return title === null ? text : `${title}. ${text}`;
}
