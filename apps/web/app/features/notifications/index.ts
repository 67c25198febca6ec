export { NotificationsBell } from './bell/NotificationsBell.tsx';
export { onNews } from './live/live-news.ts';
export { NotificationSettings } from './settings/NotificationSettings.tsx';
