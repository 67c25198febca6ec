import { NewNoteDialog } from '../features/notes/index.ts';
import type { HeaderAction } from '../shell/actions/header-action.ts';

/** `+ New note`, of features/notes. */
export const newNote: HeaderAction | null = {
  key: 'new-note',
  label: 'newNote',
  Dialog: NewNoteDialog,
  scrollsToTop: true,
};
