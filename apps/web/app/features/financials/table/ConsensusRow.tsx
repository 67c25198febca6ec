import { formatCell } from '@tenfold/domain/format';
import type { AnyRowKey } from '@tenfold/domain/rows';
import type { TableColumn } from '../columns/table-column.ts';
import { surpriseLabel } from './cell-title.ts';
import type { Surprise } from './surprises.ts';

export function ConsensusRow({
  row,
  columns,
  surprises,
}: {
  row: AnyRowKey;
  columns: readonly TableColumn[];
  surprises: ReadonlyMap<string, Surprise>;
}) {
  return (
    <tr className="sub versus" data-of={row}>
      <th scope="row" className="row-name">
        <span>
          Consensus<small>forecast vs actual</small>
        </span>
      </th>
      {columns.map((column) => {
        const surprise = surprises.get(column.id);
        return (
          <td key={column.id} title={surprise && surpriseLabel(surprise)}>
            {surprise && formatCell(surprise.estimate, 'perShare')}
          </td>
        );
      })}
    </tr>
  );
}
