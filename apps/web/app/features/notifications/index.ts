export { NotificationsBell } from './bell/NotificationsBell.tsx';
export { onNewsTogether } from './live/live-news.ts';
export { NotificationSettings } from './settings/NotificationSettings.tsx';
