import { lazyScript } from '../../../platform/screens/lazy-part.tsx';

/** What New list opens on the summary: nothing of it loads before. */
export const NewListDialog = lazyScript(async () => (await import('./NewListDialog.tsx')).NewListDialog);
