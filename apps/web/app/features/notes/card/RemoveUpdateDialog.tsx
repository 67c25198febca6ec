import type { Note, NoteUpdate } from '@tenfold/contract/notes';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { ConfirmRemoval } from './ConfirmRemoval.tsx';

export function RemoveUpdateDialog({
  note,
  update,
  onClose,
}: {
  note: Note;
  update: NoteUpdate;
  onClose: () => void;
}) {
  return (
    <ConfirmRemoval
      title="Remove this update?"
      what="removing an update"
      remove={async () => {
        await browserApi.call('POST /company/note/{noteId}/update/{updateId}/delete', {
          params: { noteId: note.id, updateId: update.id },
          body: { revision: note.revision },
        });
      }}
      onClose={onClose}
    >
      The note and its other updates stay. This cannot be undone.
    </ConfirmRemoval>
  );
}
