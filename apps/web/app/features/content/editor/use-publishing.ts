import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { undoable } from '../../../ui/overlays/use-undoable.ts';
import type { Editing } from '../editing/editing.ts';

export type Publishing = ReturnType<typeof usePublishing>;

/** What makes a version public, and what is said of it: with Undo, which is putting back. */
export function usePublishing(
  editing: Editing,
  showMessage: Messages['showMessage'],
  form: RefObject<HTMLFormElement | null>,
) {
  const { offerUndo } = undoable({ showMessage });

  const offer = (previous: number) => {
    const { live } = editing.store.getState();
    offerUndo(`v${live.version} is public.`, {
      what: 'putting back content',
      run: async () => {
        await editing.putBack(previous);
        showMessage({ text: `v${editing.store.getState().live.version} is public, as v${previous} was.` });
      },
    });
  };

  return {
    async publish(whatChanged: string): Promise<void> {
      const { basedOn, live } = editing.store.getState();
      try {
        await editing.publish(basedOn, whatChanged);
      } catch (cause) {
        flushSync(() => {});
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        throw cause;
      }
      offer(live.version);
    },

    /** After both were seen side by side. */
    async publishOver(whatChanged: string): Promise<void> {
      const { live } = editing.store.getState();
      await editing.publish(live.version, whatChanged);
      offer(live.version);
    },

    async putBack(version: number): Promise<void> {
      const { live } = editing.store.getState();
      await editing.putBack(version);
      offer(live.version);
    },

    async discard(): Promise<void> {
      await editing.discard();
      showMessage({ text: 'Draft discarded.' });
    },
  };
}
