import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { openEvents } from '../app.ts';
import { readConfig } from '../config.ts';
import { refusalLabel } from '../features/market-data/index.ts';
import { systemClock } from '../platform/clock/index.ts';
import {
  type Command,
  type CommandReport,
  delegateToServer,
  type Progress,
  performCommand,
  resolveTypedPath,
  typedName,
} from '../platform/commands/index.ts';
import { migrate, openDatabase } from '../platform/db/index.ts';
import { FanOut } from '../platform/fan-out/index.ts';
import { openLog } from '../platform/log/index.ts';
import { openRedis } from '../platform/redis/index.ts';
import { printReport } from './print-report.ts';
import { showProgress } from './show-progress.ts';

export async function executeCommand<Input>(
  command: Command<Input>,
  input: Input,
  refusals?: string,
): Promise<void> {
  const signal = stopOnInterrupt();
  const shown = showProgress();
  const refusalFile = refusals === undefined ? null : openRefusalFile(resolveTypedPath(refusals));
  const progress: Progress = (event) => {
    shown.event(event);
    if (event.type === 'refused') refusalFile?.add(event);
  };
  try {
    const report = await performSomewhere(command, input, progress, signal);
    shown.end();
    printReport(report, signal.aborted);
  } finally {
    shown.end();
    await refusalFile?.close();
  }
}

async function performSomewhere<Input>(
  command: Command<Input>,
  input: Input,
  progress: Progress,
  signal: AbortSignal,
): Promise<CommandReport> {
  const config = readConfig(process.env);
  await command.check?.(input, config);
  if (config.databaseUrl === null) {
    const request = { command: typedName(command), input };
    const report = await delegateToServer(config.dataDir, request, progress, signal);
    if (report !== null) return report;
  }
  command.checkHere?.(input, config);
  const log = openLog(config.logLevel);
  const database = await openDatabase(config, log);
  const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl, log);
  const fanOut = new FanOut(redis, log);
  try {
    await migrate(database);
    const events = openEvents({ clock: systemClock, productClock: systemClock, config, log, fanOut });
    const deps = { db: database.db, events, clock: systemClock, config };
    return await performCommand(deps, command, input, progress, signal);
  } finally {
    fanOut.close();
    await redis?.close();
    await database.close();
  }
}

function stopOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  let since: number | null = null;
  const onSignal = () => {
    if (since !== null && performance.now() - since > 500) process.exit(130);
    if (since !== null) return;
    since = performance.now();
    process.stderr.write('\nStopping after this company. Press Ctrl-C again to stop now.\n');
    controller.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return controller.signal;
}

function openRefusalFile(path: string) {
  const file = createWriteStream(path);
  file.write('what,why\n');
  return {
    add({ what, why }: { readonly what: string; readonly why: string }): void {
      file.write(`"${what.replaceAll('"', '""')}","${refusalLabel(why)}"\n`);
    },
    async close(): Promise<void> {
      file.end();
      await once(file, 'finish');
    },
  };
}
