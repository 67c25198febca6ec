import { lazyScript } from '../../../platform/screens/lazy-part.tsx';

/** Loaded with the first click on `+ new note`. */
export const NewNoteDialog = lazyScript(async () => (await import('./NewNoteDialog.tsx')).NewNoteDialog);
