import { z } from 'zod';
import { type Command, resolveTypedPath } from '../commands/index.ts';
import { writeBackup } from './write-backup.ts';

export const backupCommand: Command<{ file: string }> = {
  name: 'backup',
  input: z.object({ file: z.string().min(1) }),
  describe(typed, run) {
    typed
      .description('back up the database to one compressed file (the server can keep running)')
      .argument('<file>')
      .addHelpText(
        'after',
        '\nYou can restore a backup into the embedded database or PostgreSQL, whichever it came from.',
      )
      .action((file: string) => run({ file: resolveTypedPath(file) }));
  },
  async perform({ db, tally }, { file }) {
    tally.count('rows written', await writeBackup(db, file));
  },
};
