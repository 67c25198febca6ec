import type { NoteId } from '@tenfold/contract/ids';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { type Messages, useMessages } from '../../../ui/overlays/use-messages.ts';
import { undoable } from '../../../ui/overlays/use-undoable.ts';
import { useRefreshNotes } from '../refresh-notes.ts';

/** What a page of notes says after one is deleted. */
export function useDeletedNotes(): { messages: Messages; offerUndo: (noteId: NoteId) => void } {
  const messages = useMessages();
  const refresh = useRefreshNotes();
  const { offerUndo } = undoable({ showMessage: messages.showMessage, refresh, refreshesFailed: true });
  return {
    messages,
    offerUndo: (noteId) =>
      offerUndo('Note deleted.', {
        what: 'restoring a note',
        failed: 'Not restored.',
        run: () => browserApi.call('POST /company/note/{noteId}/restore', { params: { noteId } }),
      }),
  };
}
