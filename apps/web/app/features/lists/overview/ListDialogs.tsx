import { RenameListDialog } from '../naming/RenameListDialog.tsx';
import { ShareListDialog } from '../sharing/ShareListDialog.tsx';
import type { UsedListActions } from './use-list-actions.ts';

/** What the menu of a list opens. */
export function ListDialogs({ asked, closeDialog }: Pick<UsedListActions, 'asked' | 'closeDialog'>) {
  if (asked === null) return null;
  const Dialog = asked.for === 'name' ? RenameListDialog : ShareListDialog;
  return <Dialog list={asked.list} onClose={closeDialog} />;
}
