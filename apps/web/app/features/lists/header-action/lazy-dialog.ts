import { lazy } from 'react';

/** What the header’s `add to list` opens. A file of its own: every page brings it, and nothing else of lists. */
export const AddToListDialog = lazy(() => import('./AddToListDialog.tsx'));
