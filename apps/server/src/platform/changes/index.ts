/** How a process learns of what another has changed. */

export { type ChangeFeed, ChangeFollower } from './change-follower.ts';
export { Changes, lockVersions } from './changes.ts';
export { PolledRows } from './polled-rows.ts';
