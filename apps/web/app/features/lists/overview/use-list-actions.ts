import type { ListId } from '@tenfold/contract/ids';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { useUndoable } from '../../../ui/overlays/use-undoable.ts';
import { listPath } from '../list-paths.ts';

/** What its owner can change of a list. */
export interface ManagedList {
  readonly id: ListId;
  readonly name: string;
  readonly isDefault: boolean;
  readonly shareToken: string | null;
  readonly revision: number;
}

export interface ListActions {
  rename(list: ManagedList): void;
  share(list: ManagedList): void;
  setDefault(list: ManagedList): void;
  duplicate(list: ManagedList): void;
  remove(list: ManagedList): void;
}

export type UsedListActions = ReturnType<typeof useListActions>;

export type DeletedList = Pick<ManagedList, 'id' | 'name'>;

/**
 * What the menu of a list does, and the one a dialog is open for.
 * @param leave in place of saying here that a list is deleted
 */
export function useListActions(
  messages: Pick<Messages, 'showMessage'>,
  leave?: (deleted: DeletedList) => void,
) {
  const { attempt, offerUndo } = useUndoable(messages);
  const [dialog, openDialog] = useState<{ for: 'name' | 'link'; list: ManagedList } | null>(null);

  const offerRestore = ({ id, name }: DeletedList) =>
    offerUndo(`${name} deleted.`, {
      what: 'restoring a list',
      run: () => browserApi.call('POST /lists/{id}/restore', { params: { id } }),
    });

  const actions: ListActions = {
    rename: (list) => openDialog({ for: 'name', list }),
    share: (list) => openDialog({ for: 'link', list }),
    setDefault: ({ id, isDefault }) =>
      void attempt({
        what: 'setting the default list',
        run: () =>
          browserApi.call('POST /lists/{id}/set-default', {
            params: { id },
            body: { isDefault: !isDefault },
          }),
      }),
    duplicate: ({ id }) =>
      void attempt({
        what: 'duplicating a list',
        run: async () => {
          const copy = await browserApi.call('POST /lists/{id}/duplicate', { params: { id: String(id) } });
          const link = { label: 'Open', path: listPath(copy.id) };
          messages.showMessage({ text: `Duplicated as ${copy.name}.`, link });
        },
      }),
    remove: ({ id, name }) =>
      void attempt({
        what: 'deleting a list',
        run: async () => {
          await browserApi.call('POST /lists/{id}/delete', { params: { id } });
          (leave ?? offerRestore)({ id, name });
        },
        leaves: leave !== undefined,
      }),
  };
  return { actions, offerRestore, dialog, closeDialog: () => openDialog(null) };
}
