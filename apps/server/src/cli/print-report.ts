import { refusalLabel } from '../features/market-data/index.ts';
import type { CommandReport } from '../platform/commands/index.ts';

const number = new Intl.NumberFormat('en-US');

export function printReport(report: CommandReport, stopped: boolean): void {
  for (const line of formatReport(report)) console.log(line);
  if (stopped) console.log('Stopped early. Run the same command again to continue.');
}

export function formatReport({ counts, refused }: CommandReport): string[] {
  const lines = Object.entries(counts).map(
    ([what, count]) => `${number.format(count).padStart(12)}  ${what}`,
  );
  if (lines.length === 0) lines.push('Nothing to do.');
  for (const { why, count, examples } of refused) {
    lines.push(`${number.format(count).padStart(12)}  refused: ${refusalLabel(why)}`);
    lines.push(...examples.map((example) => `${' '.repeat(16)}${example}`));
    if (count > examples.length)
      lines.push(`${' '.repeat(16)}and ${number.format(count - examples.length)} more`);
  }
  return lines;
}
