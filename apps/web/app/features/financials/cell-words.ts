import type { QualityCheck } from '@tenfold/contract/financials';
import { formatCell } from '@tenfold/domain/format';
import type { RowDefinition } from '@tenfold/domain/rows';
import type { Surprise } from './surprises.ts';
import type { Cell, TableColumn } from './table-column.ts';
import { markText, whyText } from './words.ts';

/** A figure as printed. The ten-year column holds growth rates of amounts, and means of percentages and ratios. */
export function cellText(
  row: RowDefinition,
  column: Pick<TableColumn, 'kind'>,
  value: number | null,
): string {
  return formatCell(value, column.kind === 'average' && row.unit !== 'ratio' ? 'percent' : row.unit);
}

export function surpriseWords({ actual, estimate, verdict }: Surprise): string {
  const [reported, expected] = [formatCell(actual, 'perShare'), formatCell(estimate, 'perShare')];
  const outcome = { beat: 'a beat', miss: 'a miss', met: 'as expected' }[verdict];
  return `Consensus ${expected}, reported ${reported} on the analysts’ basis: ${outcome}.`;
}

/** What stands behind a figure, in the tooltip; null when there is nothing to add to it. */
export function cellTitle(cell: Cell, surprise: Surprise | null, failed: QualityCheck | null): string | null {
  const words = [
    cell.value === null && cell.why !== null ? whyText(cell.why) : null,
    surprise === null ? null : surpriseWords(surprise),
    failed === null ? null : 'A check of the filings failed here: see Data quality.',
    cell.years === null || cell.value === null ? null : `Over ${cell.years} years.`,
    ...cell.marks.map(markText),
  ].filter((word) => word !== null);
  return words.length === 0 ? null : words.join(' ');
}
