import { anyRowOf } from '@tenfold/domain/rows';
import { cellLabel } from '../../../figures/cell-label.ts';
import type { CommentedColumn } from '../../../figures/table-comments.ts';
import { isFiled, type TableColumn } from './table-column.ts';

export function commentedColumn(column: TableColumn): CommentedColumn {
  const { kind, id, heading, spoken, periodEnd } = column;
  const isForecast = !isFiled(kind) && kind !== 'average';
  const name = kind === 'average' ? 'averages' : kind === 'terminal' ? 'Terminal' : isForecast ? heading : id;
  return {
    column: name,
    isForecast,
    spoken,
    periodEnd,
    textOf: (row) => cellLabel(anyRowOf(row), column, column.cell(row).value),
  };
}
