export { type AfterCommit, type Emit, Events, type EventType, type Reaction, reaction } from './events.ts';
