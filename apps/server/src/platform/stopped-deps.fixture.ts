import { readConfig } from '../config.ts';
import { Changes } from './changes/index.ts';
import { StoppedClock } from './clock/index.ts';
import type { Db } from './db/index.ts';
import type { Deps } from './deps.ts';
import { DocumentCache } from './documents/index.ts';
import { noEvents } from './events/no-events.fixture.ts';
import { FanOut } from './fan-out/index.ts';
import { type RecordedJobs, recordedJobs } from './jobs/recorded-jobs.fixture.ts';
import { openRateLimiter } from './limits/index.ts';
import { openLog } from './log/index.ts';

export interface StoppedDeps extends Deps {
  readonly clock: StoppedClock;
  readonly jobs: RecordedJobs;
}

/** What a process has, for a test: time stands still, jobs are recorded, nothing is logged; whatever is given, instead. */
export function stoppedDeps(
  db: Db,
  given: Partial<Omit<Deps, 'db' | 'clock' | 'productClock' | 'jobs'>> = {},
): StoppedDeps {
  const clock = new StoppedClock('2026-08-21T20:00:00Z');
  const log = openLog('silent');
  return {
    db,
    clock,
    productClock: clock,
    jobs: recordedJobs(),
    documents: new DocumentCache(db),
    changes: new Changes(log),
    events: noEvents,
    fanOut: new FanOut(null, log),
    rateLimiter: openRateLimiter(null),
    log,
    config: readConfig({}),
    ...given,
  };
}
