export * from './notifications/feed.ts';
export * from './notifications/kinds.ts';
export { mailStates, type Notification, type PostNotification } from './notifications/notification.ts';
export * from './notifications/settings.ts';
export * from './notifications/unsubscribing.ts';
