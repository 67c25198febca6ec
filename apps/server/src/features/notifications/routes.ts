import * as calls from '@tenfold/contract/notifications';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/index.ts';
import { listFeed } from './feed/list-feed.ts';
import { isAnyUnread, listNewest, markAllRead, markRead, markUnread } from './feed/notification-store.ts';
import { getSettings, saveSettings } from './settings/settings-store.ts';
import { announceRead } from './socket/announce.ts';

export function registerNotifications(app: FastifyInstance, { db, clock, fanOut }: Deps): void {
  serve(app, calls.hasUnread, (_, { person }) => isAnyUnread(db, person.id));

  serve(app, calls.listNotifications, ({ params }, { person }) =>
    listNewest(db, person.id, params.unread === 'true'),
  );

  serve(app, calls.readNotification, async ({ params: { notificationId } }, caller) => {
    await markRead(db, caller.person.id, notificationId, clock.now());
    announceRead(fanOut, { accountId: caller.person.id, id: notificationId });
    return { hasUnread: await isAnyUnread(db, caller.person.id) };
  });

  serve(app, calls.readAllNotifications, async ({ body: { through } }, caller) => {
    const readAt = clock.now();
    const read = await markAllRead(db, caller.person.id, through, readAt);
    announceRead(fanOut, { accountId: caller.person.id, id: null });
    return { read, readAt: readAt.toISOString(), hasUnread: await isAnyUnread(db, caller.person.id) };
  });

  serve(app, calls.undoReadAll, async ({ body: { readAt } }, caller) => {
    const unread = await markUnread(db, caller.person.id, new Date(readAt));
    announceRead(fanOut, { accountId: caller.person.id, id: null });
    return { unread, hasUnread: await isAnyUnread(db, caller.person.id) };
  });

  serve(app, calls.listFeed, ({ body }, { person }) => listFeed(db, person.id, body));

  serve(app, calls.getNotificationSettings, (_, { person }) => getSettings(db, person.id));

  serve(app, calls.saveNotificationSettings, async ({ body }, caller) => {
    const { id } = caller.person;
    await db.transaction().execute((tx) => saveSettings(tx, id, body));
    return getSettings(db, id);
  });
}
