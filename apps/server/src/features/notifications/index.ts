export { notifications } from './feature.ts';
export { type NewNotification, type Notified, notify } from './notify.ts';
export { announce, announceRead } from './socket/announce.ts';
