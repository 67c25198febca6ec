import type { AccountId } from '@tenfold/contract/ids';
import type { AfterCommit } from '../../../platform/events/index.ts';
import type { FanOut, Topic } from '../../../platform/fan-out/index.ts';
import type { Notified } from '../notify.ts';

/** Some of a person's notifications were marked as read, or unread again. */
export interface Read {
  readonly accountId: AccountId;
  /** Null: several. */
  readonly id: number | null;
}

export const notified: Topic<readonly Notified[]> = { name: 'notified' };
export const read: Topic<Read> = { name: 'read' };

/** A batch may fire ten thousand: no message of it holds a process up. */
const inOneMessage = 1_000;

/** To run once they are committed: sends them to everyone connected, in any process. */
export function announce(
  fanOut: Pick<FanOut, 'publish'>,
  notifications: readonly Notified[],
): AfterCommit | undefined {
  if (notifications.length === 0) return undefined;
  return async () => {
    for (let from = 0; from < notifications.length; from += inOneMessage) {
      fanOut.publish(notified, notifications.slice(from, from + inOneMessage));
    }
  };
}

/** Once it is committed: the person's other tabs, and other devices, then ask what is unread. */
export function announceRead(fanOut: Pick<FanOut, 'publish'>, what: Read): void {
  fanOut.publish(read, what);
}
