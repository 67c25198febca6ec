import { isApiError } from '@tenfold/contract/errors/api-error';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx';
import { FormRefusedError } from '../../../forms/form-error.ts';
import { useRefreshNotes } from '../refresh-notes.ts';

interface Props {
  title: string;
  /** For the log. */
  what: string;
  remove: () => Promise<void>;
  /** The dialog is gone by then, and what it was about. */
  onDone?: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function ConfirmRemoval({ title, what, remove, onDone, onClose, children }: Props) {
  const refresh = useRefreshNotes();
  let isDone = false;

  async function confirm() {
    try {
      await remove();
      isDone = true;
    } catch (cause) {
      const code = isApiError(cause) ? cause.code : null;
      if (code === 'stale') throw new FormRefusedError(changedElsewhere);
      if (code !== 'not_found') throw cause;
    }
  }

  return (
    <ConfirmDialog
      title={title}
      what={what}
      action="Yes"
      look="danger"
      cancel="No"
      confirm={confirm}
      onSettled={async () => {
        // Also of a refusal: it may be about a note that is another by now.
        await refresh();
        if (isDone) onDone?.();
      }}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

const changedElsewhere =
  'This note was changed in another tab or device. Choose Yes to delete it as it is now.';
