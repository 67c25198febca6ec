import { CommandError } from '../../platform/commands/index.ts';

/** The whole import cannot be done, and why in words for a person: the wrong folder, no address, a server that went away. */
export class ImportError extends CommandError {}
