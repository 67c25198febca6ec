import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { ImportTally } from './tally.ts';

/** What every import is given. */
export interface ImportRun {
  readonly db: Db;
  readonly clock: Clock;
  readonly tally: ImportTally;
  /** Asks to stop after the company at hand. */
  readonly signal: AbortSignal;
}
