import type { Config } from '../config.ts';
import type { Changes } from './changes/index.ts';
import type { Clock } from './clock/index.ts';
import type { Db } from './db/index.ts';
import type { DocumentCache } from './documents/index.ts';
import type { Events } from './events/index.ts';
import type { FanOut } from './fan-out/index.ts';
import type { Jobs } from './jobs/index.ts';
import type { RateLimiter } from './limits/index.ts';
import type { Logger } from './log/index.ts';

export interface Deps {
  readonly db: Db;
  readonly documents: DocumentCache;
  readonly changes: Changes;
  readonly events: Events;
  readonly fanOut: FanOut;
  /** The system's: sessions, limits, jobs and sources of data. */
  readonly clock: Clock;
  /** What readers are shown as now. In sample mode it is a moment of the day that is played, and begins again with it. */
  readonly productClock: Clock;
  readonly jobs: Jobs;
  readonly rateLimiter: RateLimiter;
  readonly log: Logger;
  readonly config: Config;
}
