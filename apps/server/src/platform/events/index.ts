/** What a feature raises in its transaction for those above it. */

export { type AfterCommit, type Emit, Events, type EventType, type Reaction, reaction } from './events.ts';
