import type { Command } from 'commander';
import { ImportTally, makeSample } from '../features/market-data/index.ts';
import { systemClock } from '../platform/clock/index.ts';
import { resolveTypedPath } from '../platform/commands/index.ts';
import { printReport } from './print-report.ts';
import { showProgress } from './show-progress.ts';

export function addSampleCommands(program: Command): void {
  program
    .command('sample')
    .description('the built-in sample figures')
    .command('make')
    .description('build them from downloaded filings, prices, estimates and profiles')
    .requiredOption('--from <folder>', 'with sec/, prices/, estimates.json and profiles.json')
    .requiredOption('--to <folder>', 'where to write the files (companies.json there stays as it is)')
    .action(async ({ from, to }: { from: string; to: string }) => {
      const shown = showProgress();
      const tally = new ImportTally(shown.event);
      await makeSample(systemClock, resolveTypedPath(from), resolveTypedPath(to), tally);
      shown.end();
      printReport(tally.report(), false);
    });
}
