import { Tally } from '../../platform/commands/index.ts';
import type { RefusalReason } from './refusal.ts';

/** Counts while an import runs, and names what it refuses. */
export class ImportTally extends Tally<RefusalReason> {}
