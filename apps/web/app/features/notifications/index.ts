/**
 * Notifications.
 *
 * - `live/` one socket for all tabs; what a new one does
 * - `unread/` how many, and reading them
 * - `bell/` the bell and its menu
 * - `feed/` the feed
 * - `item/` one: its time, link and look (sentence: contract/notifications)
 * - `settings/` who is told what
 * - `sound/` the sound of the bell
 * - `unsubscribe/` the page of an unsubscribe link
 */

export { NotificationsBell } from './bell/NotificationsBell.tsx';
export { onNewsTogether } from './live/live-news.ts';
export { NotificationSettings } from './settings/NotificationSettings.tsx';
