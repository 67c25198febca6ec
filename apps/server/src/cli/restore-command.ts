import { access } from 'node:fs/promises';
import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { restoreBackup } from '../platform/backup/index.ts';
import { resolveTypedPath } from '../platform/commands/index.ts';
import { openDatabase } from '../platform/db/index.ts';
import { openLog } from '../platform/log/index.ts';

export function addRestoreCommand(program: Command): void {
  program
    .command('restore')
    .description('restore a backup into a new DATA_DIR or DATABASE_URL (no server may use it)')
    .argument('<file>')
    .action(async (file: string) => {
      console.log(`${(await restore(resolveTypedPath(file))).toLocaleString('en-US')} rows restored`);
    });
}

async function restore(file: string): Promise<number> {
  await access(file);
  const config = readConfig(process.env);
  const database = await openDatabase(config, openLog(config.logLevel));
  try {
    return await restoreBackup(database, file);
  } finally {
    await database.close();
  }
}
