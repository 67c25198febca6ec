import type { NoteId } from '@tenfold/contract/ids';
import type { Note } from '@tenfold/contract/notes';
import type { NoteText } from '@tenfold/domain/notes';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { EditedPart } from './edited-part.ts';

/** @param revision the one the text was typed on */
export async function savePart(
  noteId: NoteId,
  part: EditedPart,
  { symbols, ...text }: NoteText,
  revision: number,
): Promise<Note> {
  const body = { ...text, symbols: [...symbols], revision };
  switch (part.kind) {
    case 'edit':
      return browserApi.call('POST /company/note/{noteId}/save', { params: { noteId }, body });
    case 'update':
      return browserApi.call('POST /company/note/{noteId}/update', {
        params: { noteId },
        // Without tags an update is about the first company of its note.
        body: { ...text, ...(symbols.length > 0 && { symbols: [...symbols] }), revision },
      });
    case 'history':
      return browserApi.call('POST /company/note/{noteId}/update/{updateId}', {
        params: { noteId, updateId: part.updateId },
        body,
      });
  }
}
