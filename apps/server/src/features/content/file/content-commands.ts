import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  type Command,
  CommandError,
  type CommandGroup,
  resolveTypedPath,
} from '../../../platform/commands/index.ts';
import { LiveContent } from '../live-content.ts';
import { readContentFile, writeContentFile } from './content-file.ts';
import { importContent } from './import-content.ts';

const group: CommandGroup = { name: 'content', description: 'the texts that editors keep' };

const input = z.object({ file: z.string().min(1) });

const exportCommand: Command<{ file: string }> = {
  group,
  name: 'export',
  input,
  describe(typed, run) {
    typed
      .description('write all published content, with its images, to one file')
      .argument('<file>')
      .action((file: string) => run({ file: resolveTypedPath(file) }));
  },
  async perform({ db, tally }, { file }) {
    const published = await new LiveContent(db).now();
    await writeFile(file, await writeContentFile(db, published));
    tally.count('blocks exported', Object.keys(published.content).length);
  },
};

const importCommand: Command<{ file: string }> = {
  group,
  name: 'import',
  input,
  describe(typed, run) {
    typed
      .description('publish the blocks of a file that differ; blocks it leaves out stay as they are')
      .argument('<file>', 'as `tenfold content export` writes it')
      .action((file: string) => run({ file: resolveTypedPath(file) }));
  },
  check: async ({ file }) => {
    await readFileOf(file);
  },
  async perform({ db, clock, tally }, { file }) {
    const { published, unchanged } = await importContent(db, await readFileOf(file), clock.now());
    tally.count('blocks published', published);
    tally.count('blocks unchanged', unchanged);
  },
};

export const contentCommands: readonly Command[] = [exportCommand as Command, importCommand as Command];

/** @throws CommandError with every problem of the file */
async function readFileOf(from: string) {
  const text = await readFile(from, 'utf8').catch(() => {
    throw new CommandError(`We can’t read ${from}.`);
  });
  const read = readContentFile(text);
  if (read.ok) return read.file;
  throw new CommandError(
    `${from} was not imported:\n${read.problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
}
