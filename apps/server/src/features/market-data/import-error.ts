import { CommandError } from '../../platform/commands/index.ts';

export class ImportError extends CommandError {}
