import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Events } from '../../platform/events/index.ts';
import type { FetchStep } from '../company/index.ts';
import type { ImportTally } from './tally.ts';

export interface ImportRun {
  readonly db: Db;
  readonly events: Events;
  readonly clock: Clock;
  readonly tally: ImportTally;
  readonly signal: AbortSignal;
  /** Told when a company's next step begins. */
  readonly onStep?: (step: FetchStep) => Promise<void>;
}
