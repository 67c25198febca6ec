import { z } from 'zod';
import { type Command, resolveTypedPath } from '../commands/index.ts';
import { checkBackup } from './check-backup.ts';
import { writeBackup } from './write-backup.ts';

export const backupCommand: Command<{ file: string }> = {
  name: 'backup',
  input: z.object({ file: z.string().min(1) }),
  describe(typed, run) {
    typed
      .description('back up the database to one compressed file (the server can keep running)')
      .argument('<file>')
      .option('--check', 'prove instead that this backup restores, in a database of its own')
      .addHelpText(
        'after',
        '\nYou can restore a backup into the embedded database or PostgreSQL, whichever it came from.',
      )
      .action((file: string, { check }: { check?: boolean }) =>
        check === true ? checkAndPrint(resolveTypedPath(file)) : run({ file: resolveTypedPath(file) }),
      );
  },
  async perform({ db, tally }, { file }) {
    tally.count('rows written', await writeBackup(db, file));
  },
};

/** For the holder of DATA_DIR: it asks neither the server nor the database. */
async function checkAndPrint(file: string): Promise<void> {
  const rows = await checkBackup(file);
  process.stdout.write(`The backup restores: ${rows.toLocaleString('en-US')} rows, each as it was.\n`);
}
