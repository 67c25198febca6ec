import type { NoteId } from '@tenfold/contract/ids';
/** What of a note is being written: the note itself, a new update, or one of its updates. */
export type EditedPart =
  | { readonly kind: 'edit' }
  | { readonly kind: 'update' }
  | { readonly kind: 'history'; readonly updateId: number };

/** Under which a draft of it is kept. */
export function draftPlace(noteId: NoteId, part: EditedPart): string {
  return part.kind === 'history' ? `history:${noteId}:${part.updateId}` : `${part.kind}:${noteId}`;
}
