import { type Command, type CommandRun, typedName } from './command.ts';
import { type CommandReport, type Progress, Tally } from './tally.ts';

export type PerformDeps = Pick<CommandRun, 'db' | 'events' | 'clock' | 'config'>;

export interface DelegatedCommand {
  readonly command: string;
  readonly input: unknown;
}

export async function performCommand<Input>(
  { db, events, clock, config }: PerformDeps,
  command: Command<Input>,
  input: Input,
  progress: Progress,
  signal: AbortSignal,
): Promise<CommandReport> {
  const tally = new Tally(progress);
  await command.perform({ db, events, clock, config, tally, signal }, input);
  return tally.report();
}

export function findCommand(
  commands: readonly Command[],
  requested: DelegatedCommand,
): { readonly command: Command; readonly input: unknown } | null {
  const command = commands.find((known) => typedName(known) === requested.command);
  const input = command?.input.safeParse(requested.input);
  return command === undefined || !input?.success ? null : { command, input: input.data };
}
