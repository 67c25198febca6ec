export { mailStates, type Notification } from './notifications/fields.ts';
export * from './notifications/kinds.ts';
export * from './notifications/reading.ts';
export * from './notifications/settings.ts';
export * from './notifications/unsubscribing.ts';
