export { type ChangeFeed, ChangeFollower } from './change-follower.ts';
export { Changes } from './changes.ts';
export { lockVersions } from './lock-versions.ts';
