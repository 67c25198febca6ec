import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { type Messages, useMessages } from '../../../ui/overlays/use-messages.ts';
import { useRefreshNotes } from '../refresh-notes.ts';

const undoMs = 10_000;

/** What a page of notes says after one is deleted. */
export function useDeletedNotes(): { messages: Messages; offerUndo: (noteId: number) => void } {
  const messages = useMessages();
  const refresh = useRefreshNotes();
  const restore = async (noteId: number) => {
    try {
      await browserApi.call('POST /company/note/{noteId}/restore', { params: { noteId } });
    } catch (cause) {
      const text = `Not restored. ${failureMessage('restoring a note', cause)}`;
      messages.tell({ text, failed: true, again: () => restore(noteId) });
    }
    await refresh();
  };
  return {
    messages,
    offerUndo: (noteId) =>
      messages.tell({ text: 'Note deleted.', undo: { ms: undoMs, run: () => restore(noteId) } }),
  };
}
