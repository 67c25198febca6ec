import { Tally } from '../../platform/commands/index.ts';
import type { RefusalReason } from './refusal.ts';

export class ImportTally extends Tally<RefusalReason> {}
