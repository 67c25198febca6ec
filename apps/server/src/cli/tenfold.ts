import { Command as Program } from 'commander';
import { commands } from '../app.ts';
import { RestoreError } from '../platform/backup/index.ts';
import { type Command, CommandError } from '../platform/commands/index.ts';
import { explainStartFailure } from '../start-failure.ts';
import { executeCommand } from './execute-command.ts';
import { addMcpCommand } from './mcp-command.ts';
import { addRestoreCommand } from './restore-command.ts';
import { addSampleCommands } from './sample-commands.ts';

const program = new Program('tenfold')
  .description(
    'Imports figures, makes backups and manages users. While a server uses DATA_DIR, it does the work and this command shows its progress. With DATABASE_URL, this command does the work.',
  )
  .addHelpText(
    'after',
    '\nExamples:\n' +
      '  tenfold import sec --from companyfacts.zip\n' +
      '  tenfold import sec AAPL MSFT             (set SEC_CONTACT to your email address)\n' +
      '  tenfold import prices --from prices\n' +
      '  tenfold backup tenfold.backup\n' +
      '  tenfold user promote ann@example.com\n' +
      '\nSettings come from the environment: DATA_DIR, DATABASE_URL, SEC_CONTACT.',
  )
  .showHelpAfterError();

for (const command of commands) addCommand(program, command);
addRestoreCommand(program);
addSampleCommands(program);
addMcpCommand(program);

try {
  await program.parseAsync();
  process.exit();
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}

function addCommand(program: Program, command: Command): void {
  const parent = command.group === undefined ? program : groupIn(program, command.group);
  command.describe(parent.command(command.name), (input, options) =>
    executeCommand(command, input, options?.refusals),
  );
}

function groupIn(program: Program, { name, description, help }: NonNullable<Command['group']>) {
  const known = program.commands.find((group) => group.name() === name);
  if (known !== undefined) return known;
  const group = program.command(name).description(description);
  return help === undefined ? group : group.addHelpText('after', help);
}

/** Errors that the user can fix are one sentence; all others keep their stack. */
function explainFailure(error: unknown): string {
  if (error instanceof CommandError || error instanceof RestoreError) return error.message;
  if (isAboutAFile(error)) return error.message;
  return explainStartFailure(error);
}

function isAboutAFile(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'path' in error && 'syscall' in error;
}
