import { RenameListDialog } from '../naming/RenameListDialog.tsx';
import { ShareListDialog } from '../sharing/ShareListDialog.tsx';
import type { UsedListActions } from './use-list-actions.ts';

/** What the menu of a list opens. */
export function ListDialogs({ dialog, closeDialog }: Pick<UsedListActions, 'dialog' | 'closeDialog'>) {
  if (dialog === null) return null;
  const Dialog = dialog.for === 'name' ? RenameListDialog : ShareListDialog;
  return <Dialog list={dialog.list} onClose={closeDialog} />;
}
