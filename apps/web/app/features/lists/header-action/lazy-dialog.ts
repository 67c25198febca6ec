import { lazyScript } from '../../../platform/screens/lazy-part.tsx';

/** What the header’s `add to list` opens. A file of its own: every page brings it, and nothing else of lists. */
export const AddToListDialog = lazyScript(async () => (await import('./AddToListDialog.tsx')).default);
