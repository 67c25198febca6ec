/** What commands of `tenfold` share. */

export {
  type Command,
  CommandError,
  type CommandGroup,
  type CommandRun,
  type RunOptions,
  resolveTypedPath,
  typedName,
} from './command.ts';
export { acceptCommands } from './command-socket.ts';
export { delegateToServer } from './delegate-to-server.ts';
export { type PerformDeps, performCommand } from './perform-command.ts';
export { type CommandEvent, type CommandReport, type Progress, Tally } from './tally.ts';
