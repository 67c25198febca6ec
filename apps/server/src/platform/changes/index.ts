export { type ChangeFeed, ChangeFollower } from './change-follower.ts';
export { Changes, lockVersions } from './changes.ts';
