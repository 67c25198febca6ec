export { AddToListDialog } from './header-action/lazy-dialog.ts';
export { AddToList } from './lazy-parts.ts';
