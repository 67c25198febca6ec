import { lazy } from 'react';

/** Loaded with the first click on `+ new note`. */
export const NewNoteDialog = lazy(async () => ({
  default: (await import('./NewNoteDialog.tsx')).NewNoteDialog,
}));
