import { browserApi } from '../../../platform/api/browser-api.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { useUndoable } from '../../../ui/overlays/use-undoable.ts';
import { setUnread } from '../unread/check-unread.ts';
import { markRead } from '../unread/mark-read.ts';
import { linkId } from './link-id.ts';

export function useFeedActions(messages: Pick<Messages, 'showMessage'>) {
  const { attempt, offerUndo } = useUndoable(messages);
  return {
    async read(id: number) {
      await attempt({ ...marking, run: () => markRead(id) });
      // Its button is gone, and the focus with it.
      if (document.activeElement === document.body) document.getElementById(linkId(id))?.focus();
    },

    readAll: (through: number) =>
      attempt({
        ...marking,
        run: async () => {
          const reply = await browserApi.call('POST /notifications/read', { body: { through } });
          setUnread(reply.hasUnread);
          if (reply.read === 0) return;
          offerUndo(`${reply.read.toLocaleString('en-US')} marked as read.`, {
            what: 'the feed',
            failed: 'Not marked as unread.',
            run: () => markUnread(reply.readAt),
          });
        },
      }),
  };
}

const marking = { what: 'the feed', failed: 'Not marked as read.' };

async function markUnread(readAt: string): Promise<void> {
  const { hasUnread } = await browserApi.call('POST /notifications/read/undo', { body: { readAt } });
  setUnread(hasUnread);
}
