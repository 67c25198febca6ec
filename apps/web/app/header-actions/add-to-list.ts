import { AddToListDialog } from '../features/lists/index.ts';
import type { HeaderAction } from '../shell/actions/header-action.ts';

/** `+ Add to list`, of features/lists. */
export const addToList: HeaderAction | null = {
  key: 'add-to-list',
  label: 'addToList',
  Dialog: AddToListDialog,
};
