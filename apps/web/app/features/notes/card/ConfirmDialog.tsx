import { isApiError } from '@tenfold/contract/api-error';
import { type ReactNode, useState } from 'react';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { useRefreshNotes } from '../refresh-notes.ts';

interface Props {
  title: string;
  /** For the log. */
  what: string;
  confirm: () => Promise<void>;
  /** The dialog is gone by then, and what it was about. */
  onDone?: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function ConfirmDialog({ title, what, confirm, onDone, onClose, children }: Props) {
  const refresh = useRefreshNotes();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(close: () => void) {
    setBusy(true);
    setFailure(null);
    let isDone = false;
    try {
      await confirm();
      isDone = true;
      close();
    } catch (cause) {
      const isGone = isApiError(cause) && cause.code === 'not_found';
      if (isGone) close();
      else setFailure(isStale(cause) ? changedElsewhere : failureMessage(what, cause));
      setBusy(false);
    }
    // Also of a refusal: it may be about a note that is another by now.
    await refresh();
    if (isDone) onDone?.();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <p className="muted">{children}</p>
            {failure !== null && <Notice tone="error">{failure}</Notice>}
          </div>
          <div className="modal-foot">
            <Button onClick={close}>No</Button>
            <Button variant="primary" className="note-delete" busy={busy} onClick={() => void run(close)}>
              Yes
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function isStale(cause: unknown): boolean {
  return isApiError(cause) && cause.code === 'stale';
}

const changedElsewhere =
  'This note was changed in another tab or device. Choose Yes to delete it as it is now.';
