/** What commands of `tenfold` share. */

export { acceptCommands } from './accept-commands.ts';
export {
  type Command,
  CommandError,
  type CommandGroup,
  type CommandRun,
  type RunOptions,
  resolveTypedPath,
  typedName,
} from './command.ts';
export { delegateToServer } from './delegate-to-server.ts';
export { type PerformDeps, performCommand } from './perform-command.ts';
export { type CommandEvent, type CommandReport, type Progress, Tally } from './tally.ts';
