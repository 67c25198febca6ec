import { isApiError } from '@tenfold/contract/api-error';
import type { ReactNode } from 'react';
import { FormRefusedError } from '../../../forms/form-error.ts';
import { useSending } from '../../../forms/use-sending.ts';
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
  const { busy, error, send } = useSending(what);

  async function run(close: () => void) {
    let isDone = false;
    await send(async () => {
      try {
        await confirm();
        isDone = true;
      } catch (cause) {
        const code = isApiError(cause) ? cause.code : null;
        if (code === 'stale') throw new FormRefusedError(changedElsewhere);
        if (code !== 'not_found') throw cause;
      }
      close();
    });
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
            {error !== null && <Notice tone="error">{error}</Notice>}
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

const changedElsewhere =
  'This note was changed in another tab or device. Choose Yes to delete it as it is now.';
