import type { Note } from '@tenfold/contract/notes';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { usePerson } from '../../../session/viewer.ts';
import { storedNoteDraft } from '../drafts/stored-note-draft.ts';
import { ConfirmRemoval } from './ConfirmRemoval.tsx';
import { draftPlace } from './edited-part.ts';

interface Props {
  note: Note;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteNoteDialog({ note, onDeleted, onClose }: Props) {
  const { id } = usePerson();
  return (
    <ConfirmRemoval
      title="Delete this note?"
      what="deleting a note"
      remove={async () => {
        await browserApi.call('POST /company/note/{noteId}/delete', {
          params: { noteId: note.id },
          body: { revision: note.revision },
        });
        storedNoteDraft(id, draftPlace(note.id, { kind: 'edit' })).forget();
        storedNoteDraft(id, draftPlace(note.id, { kind: 'update' })).forget();
      }}
      onDone={onDeleted}
      onClose={onClose}
    >
      The note and its updates are deleted. You can undo this for 10 seconds.
    </ConfirmRemoval>
  );
}
