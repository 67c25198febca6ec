import { Command } from 'commander';
import { commands } from '../app.ts';
import { addCommand } from './add-command.ts';
import { explainFailure } from './explain-failure.ts';
import { addRestoreCommand } from './restore-command.ts';
import { addSampleCommands } from './sample-commands.ts';

const program = new Command('tenfold')
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

try {
  await program.parseAsync();
  process.exit();
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
