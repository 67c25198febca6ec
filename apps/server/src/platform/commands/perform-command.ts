import { type Command, type CommandRun, typedName } from './command.ts';
import { type CommandReport, type Progress, Tally } from './tally.ts';

export type PerformDeps = Pick<CommandRun, 'db' | 'clock' | 'config'>;

/** A command as it is asked for: by its name as typed, with its input. */
export interface AskedCommand {
  readonly command: string;
  readonly input: unknown;
}

/** Performs a command in this process and counts what came of it. */
export async function performCommand<Input>(
  { db, clock, config }: PerformDeps,
  command: Command<Input>,
  input: Input,
  progress: Progress,
  signal: AbortSignal,
): Promise<CommandReport> {
  const tally = new Tally(progress);
  await command.perform({ db, clock, config, tally, signal }, input);
  return tally.report();
}

/** The command and its input; null when there is none, or it is not asked for as it should be. */
export function findCommand(
  commands: readonly Command[],
  requested: AskedCommand,
): { readonly command: Command; readonly input: unknown } | null {
  const command = commands.find((known) => typedName(known) === requested.command);
  const input = command?.input.safeParse(requested.input);
  return command === undefined || !input?.success ? null : { command, input: input.data };
}
