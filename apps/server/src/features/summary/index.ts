/** What is new to a person, over all features; whom a report is announced to. */

export { summary } from './feature.ts';
