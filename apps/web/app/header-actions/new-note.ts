import { NewNoteDialog } from '../features/notes/index.ts';
import type { HeaderAction } from '../shell/actions/header-action.ts';

/** `+ new note`, of features/notes. */
export const newNote: HeaderAction | null = {
  key: 'new-note',
  label: 'new note',
  Dialog: NewNoteDialog,
  scrollsToTop: true,
};
