import { lazy } from 'react';

/** What New list opens on the summary: nothing of it loads before. */
export const NewListDialog = lazy(async () => ({
  default: (await import('./NewListDialog.tsx')).NewListDialog,
}));
