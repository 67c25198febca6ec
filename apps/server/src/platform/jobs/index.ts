/** The queue: retries, nightly work, and which rows go each night. */

export { type Prune, prune, pruneQueue } from './prune.ts';
export { type Jobs, type Queue, startJobs } from './start-jobs.ts';
