import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import type { Message } from '../../../ui/overlays/use-messages.ts';
import { setUnread } from '../unread/check-unread.ts';
import { markRead } from '../unread/mark-read.ts';
import { linkId } from './link-id.ts';

const undoMs = 10_000;

export function useFeedActions(tell: (message: Message) => void) {
  const { revalidate } = useRevalidator();

  /** A failure is said; the page stays as it was. */
  const attempt = async (what: string, run: () => Promise<void>) => {
    try {
      await run();
      await revalidate();
    } catch (cause) {
      const again = () => attempt(what, run);
      tell({ text: `${what} ${failureMessage('the feed', cause)}`, failed: true, again });
    }
  };

  const undo = (readAt: string) =>
    attempt('Not marked as unread.', async () => {
      const { hasUnread } = await browserApi.call('POST /notifications/read/undo', { body: { readAt } });
      setUnread(hasUnread);
    });

  return {
    async read(id: number) {
      await attempt('Not marked as read.', () => markRead(id));
      // Its button is gone, and the focus with it.
      if (document.activeElement === document.body) document.getElementById(linkId(id))?.focus();
    },

    readAll: (through: number) =>
      attempt('Not marked as read.', async () => {
        const reply = await browserApi.call('POST /notifications/read', { body: { through } });
        setUnread(reply.hasUnread);
        if (reply.read === 0) return;
        const text = `${reply.read.toLocaleString('en-US')} marked as read.`;
        tell({ text, undo: { ms: undoMs, run: () => undo(reply.readAt) } });
      }),
  };
}
