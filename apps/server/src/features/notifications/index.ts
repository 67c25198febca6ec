/**
 * Notifications and their channels.
 *
 * - `feed/` the feed: reading and counting
 * - `settings/` who is notified of what, how
 * - `socket/` who is connected, and what they missed
 * - `mails/` claiming, retries, the uncertain state
 * - `digest/` the daily email
 * - `unsubscribing/` by the link of an email
 */

export { notifications } from './feature.ts';
export { type NewNotification, type Notified, notify } from './notify.ts';
export { findTimeZone } from './settings/settings-store.ts';
export { announce, announceRead } from './socket/announce.ts';
