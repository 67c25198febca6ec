import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/feature.ts';
import { startDigests } from './digest/start-digests.ts';
import { sendMails } from './mails/send-mails.ts';
import {
  notificationCounts,
  ownNotificationMails,
  ownNotificationSettings,
  ownNotifications,
  unsubscribeLinks,
} from './own-notifications.ts';
import { registerNotifications } from './routes.ts';
import { registerSocket, type SocketDeps } from './socket/register-socket.ts';
import { registerOneClick } from './unsubscribing/one-click.ts';
import { registerUnsubscribing } from './unsubscribing/routes.ts';

export const notifications = {
  name: 'notifications',
  level: 2,
  routes(api: FastifyInstance, deps: Deps) {
    registerNotifications(api, deps);
    registerUnsubscribing(api, deps);
  },
  sockets: registerSocket,
  files: registerOneClick,
  prunes: [
    // Read, or never on the page. The numbers of the rest stay.
    {
      table: 'notification',
      since: 'created_at',
      afterDays: 365,
      only: 'read_at is not null or seq is null',
    },
    { table: 'notification', since: 'created_at', afterDays: 730 },
    { table: 'notification_mail', since: 'created_at', afterDays: 365, only: 'digest_day is not null' },
  ],
  loops: (deps) => [
    { name: 'notification mails', everyMs: 2_000, perform: () => sendMails(deps) },
    { name: 'digests', everyMs: 60_000, perform: () => startDigests(deps) },
  ],
  ownData: [
    ownNotifications,
    notificationCounts,
    ownNotificationSettings,
    unsubscribeLinks,
    ownNotificationMails,
  ],
} satisfies Feature<SocketDeps>;
