import type { Command as TypedCommand } from 'commander';
import type { Command } from '../platform/commands/index.ts';
import { executeCommand } from './execute-command.ts';

export function addCommand(program: TypedCommand, command: Command): void {
  const parent = command.group === undefined ? program : groupIn(program, command.group);
  command.describe(parent.command(command.name), (input, options) =>
    executeCommand(command, input, options?.refusals),
  );
}

function groupIn(program: TypedCommand, { name, description, help }: NonNullable<Command['group']>) {
  const known = program.commands.find((group) => group.name() === name);
  if (known !== undefined) return known;
  const group = program.command(name).description(description);
  return help === undefined ? group : group.addHelpText('after', help);
}
