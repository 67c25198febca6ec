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
import { pruneNotificationsNightly } from './prune-notifications.ts';
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
  queues: (deps) => [pruneNotificationsNightly(deps)],
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
