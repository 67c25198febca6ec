import { existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import {
  delegateToServer,
  ImportError,
  type ImportReport,
  type Progress,
  runTask,
  secContactMissing,
  type Task,
} from '../features/market-data/index.ts';
import { systemClock } from '../platform/clock/index.ts';
import { migrate, openDatabase } from '../platform/db/index.ts';
import { openLog } from '../platform/log/index.ts';
import { stopOnInterrupt } from './interrupt.ts';
import { printReport } from './print-report.ts';
import { openRefusalFile } from './refusal-file.ts';
import { resolveTypedPath } from './resolve-typed-path.ts';
import { showProgress } from './show-progress.ts';

/** Has the work done, by the server that holds the data folder or in this process, and tells what came of it. */
export async function executeTask(work: Task, refusals?: string): Promise<void> {
  const signal = stopOnInterrupt();
  const shown = showProgress();
  const kept = refusals === undefined ? null : openRefusalFile(resolveTypedPath(refusals));
  const progress: Progress = (event) => {
    shown.event(event);
    if (event.type === 'refused') kept?.add(event);
  };
  try {
    const report = await doSomewhere(work, progress, signal);
    shown.end();
    printReport(report, signal.aborted);
  } finally {
    shown.end();
    await kept?.close();
  }
}

async function doSomewhere(work: Task, progress: Progress, signal: AbortSignal): Promise<ImportReport> {
  const config = readConfig(process.env);
  await refuseWithoutSource(work, config);
  if (config.databaseUrl === null) {
    const report = await delegateToServer(config.dataDir, work, progress, signal);
    if (report !== null) return report;
  }
  if (work.kind === 'filings from the SEC' && config.secContact === null) throw secContactMissing();
  const database = await openDatabase(config, openLog(config.logLevel));
  try {
    await migrate(database);
    const needs = { db: database.db, clock: systemClock, secContact: config.secContact };
    return await runTask(needs, work, progress, signal);
  } finally {
    await database.close();
  }
}

/** Before a database is made for nothing. */
async function refuseWithoutSource(work: Task, { dataDir, databaseUrl }: Config): Promise<void> {
  if ('from' in work) await access(work.from);
  if ('file' in work && work.kind !== 'backup') await access(work.file);
  if ('email' in work && databaseUrl === null && !existsSync(join(dataDir, 'database'))) {
    throw new ImportError(`There is nobody in ${dataDir} yet: no server has made its database there.`);
  }
}
