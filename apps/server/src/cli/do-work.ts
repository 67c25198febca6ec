import { existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import {
  CannotImport,
  handOver,
  type ImportReport,
  noSecContact,
  type Progress,
  perform,
  type Work,
} from '../features/market-data/index.ts';
import { systemClock } from '../platform/clock/index.ts';
import { migrate, openDatabase } from '../platform/db/index.ts';
import { openLog } from '../platform/log/index.ts';
import { stopOnInterrupt } from './interrupt.ts';
import { openRefusalFile } from './refusal-file.ts';
import { showProgress } from './show-progress.ts';
import { tellReport } from './tell-report.ts';
import { typedPath } from './typed-path.ts';

/** Has the work done, by the server that holds the data folder or in this process, and tells what came of it. */
export async function doWork(work: Work, refusals?: string): Promise<void> {
  const signal = stopOnInterrupt();
  const shown = showProgress();
  const kept = refusals === undefined ? null : openRefusalFile(typedPath(refusals));
  const progress: Progress = (event) => {
    shown.event(event);
    if (event.type === 'refused') kept?.add(event);
  };
  try {
    const report = await doSomewhere(work, progress, signal);
    shown.end();
    tellReport(report, signal.aborted);
  } finally {
    shown.end();
    await kept?.close();
  }
}

async function doSomewhere(work: Work, progress: Progress, signal: AbortSignal): Promise<ImportReport> {
  const config = readConfig(process.env);
  await refuseWithoutSource(work, config);
  if (config.databaseUrl === null) {
    const report = await handOver(config.dataDir, work, progress, signal);
    if (report !== null) return report;
  }
  if (work.kind === 'filings from the SEC' && config.secContact === null) throw noSecContact();
  const database = await openDatabase(config, openLog(config.logLevel));
  try {
    await migrate(database);
    const needs = { db: database.db, clock: systemClock, secContact: config.secContact };
    return await perform(needs, work, progress, signal);
  } finally {
    await database.close();
  }
}

/** Before a database is made for nothing. */
async function refuseWithoutSource(work: Work, { dataDir, databaseUrl }: Config): Promise<void> {
  if ('from' in work) await access(work.from);
  if ('file' in work && work.kind !== 'backup') await access(work.file);
  if ('email' in work && databaseUrl === null && !existsSync(join(dataDir, 'database'))) {
    throw new CannotImport(`There is nobody in ${dataDir} yet: no server has made its database there.`);
  }
}
