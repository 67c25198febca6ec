/** The queue: retries, nightly work. */

export { type Jobs, type Queue, startJobs } from './start-jobs.ts';
