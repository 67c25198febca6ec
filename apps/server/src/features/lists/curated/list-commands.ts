import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  type Command,
  CommandError,
  type CommandGroup,
  resolveTypedPath,
} from '../../../platform/commands/index.ts';
import { readCuratedFile } from './curated-file.ts';
import { importLists, listUnknownSymbols } from './import-lists.ts';

const group: CommandGroup = { name: 'lists', description: 'the curated lists of companies' };

const importCommand: Command<{ from: string }> = {
  group,
  name: 'import',
  input: z.object({ from: z.string().min(1) }),
  describe(typed, run) {
    typed
      .description('make the lists of a file the curated ones; lists it does not name are removed')
      .argument('<file>', 'JSON as in sample-data/lists.json')
      .action((file: string) => run({ from: resolveTypedPath(file) }));
  },
  check: async (input) => {
    await readLists(input.from);
  },
  async perform({ db, clock, tally }, { from }) {
    const lists = await readLists(from);
    refuse(from, await listUnknownSymbols(db, lists));
    const { added, changed, unchanged, removed } = await importLists(db, lists, clock.now());
    tally.count('lists added', added);
    tally.count('lists changed', changed);
    tally.count('lists unchanged', unchanged);
    tally.count('lists removed', removed);
  },
};

export const listCommands: readonly Command[] = [importCommand as Command];

/** @throws CommandError with every problem of the file */
async function readLists(from: string) {
  const text = await readFile(from, 'utf8').catch(() => {
    throw new CommandError(`We can’t read ${from}.`);
  });
  const read = readCuratedFile(text);
  if (!read.ok) refuse(from, read.problems);
  return read.ok ? read.lists : [];
}

function refuse(from: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new CommandError(
    `${from} was not imported:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
}
