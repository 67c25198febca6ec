import type { ColumnKind } from '@tenfold/domain/columns';
import { formatCell } from '@tenfold/domain/format';
import type { RowDefinition } from '@tenfold/domain/rows';

/** The average column holds growth rates for amounts, and means for percentages and ratios. */
export function cellLabel(
  row: RowDefinition,
  column: { readonly kind: ColumnKind },
  value: number | null,
): string {
  return formatCell(value, column.kind === 'average' && row.unit !== 'ratio' ? 'percent' : row.unit);
}
