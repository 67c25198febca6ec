import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { listPath } from '../list-paths.ts';

/** What its owner can change of a list. */
export interface KeptList {
  readonly id: number;
  readonly name: string;
  readonly isDefault: boolean;
  readonly shareToken: string | null;
  readonly revision: number;
}

export interface ListActions {
  rename(list: KeptList): void;
  share(list: KeptList): void;
  setDefault(list: KeptList): void;
  duplicate(list: KeptList): void;
  remove(list: KeptList): void;
}

const undoMs = 10_000;

export type DeletedList = Pick<KeptList, 'id' | 'name'>;

/**
 * What the menu of a list does, and the one a dialog is open for.
 * @param leave in place of saying here that a list is deleted
 */
export function useListActions({ tell }: Pick<Messages, 'tell'>, leave?: (deleted: DeletedList) => void) {
  const { revalidate } = useRevalidator();
  const [asked, ask] = useState<{ for: 'name' | 'link'; list: KeptList } | null>(null);

  const attempt = async (what: string, call: () => Promise<void>) => {
    try {
      await call();
    } catch (cause) {
      tell({ text: failureMessage(what, cause), failed: true });
    }
  };

  const tellDeleted = ({ id, name }: DeletedList) => {
    const run = () =>
      attempt('restoring a list', async () => {
        await browserApi.call('POST /lists/{id}/restore', { params: { id } });
        await revalidate();
      });
    tell({ text: `${name} deleted.`, undo: { ms: undoMs, run } });
  };

  const actions: ListActions = {
    rename: (list) => ask({ for: 'name', list }),
    share: (list) => ask({ for: 'link', list }),
    setDefault: ({ id, isDefault }) =>
      void attempt('setting the default list', async () => {
        await browserApi.call('POST /lists/{id}/set-default', {
          params: { id },
          body: { isDefault: !isDefault },
        });
        await revalidate();
      }),
    duplicate: ({ id }) =>
      void attempt('duplicating a list', async () => {
        const copy = await browserApi.call('POST /lists/{id}/duplicate', { params: { id: String(id) } });
        await revalidate();
        tell({ text: `Duplicated as ${copy.name}.`, link: { label: 'Open', path: listPath(copy.id) } });
      }),
    remove: ({ id, name }) =>
      void attempt('deleting a list', async () => {
        await browserApi.call('POST /lists/{id}/delete', { params: { id } });
        if (leave !== undefined) return leave({ id, name });
        tellDeleted({ id, name });
        await revalidate();
      }),
  };
  return { actions, tellDeleted, asked, closeDialog: () => ask(null) };
}
