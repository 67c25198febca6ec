import { formatCell } from '@tenfold/domain/format';
import type { TableColumn } from '../columns/table-column.ts';
import { surpriseLabel } from './cell-title.ts';
import { columnClass } from './column-class.ts';
import type { Surprise } from './surprises.ts';

export function ConsensusRow({
  columns,
  surprises,
}: {
  columns: readonly TableColumn[];
  surprises: ReadonlyMap<string, Surprise>;
}) {
  return (
    <tr className="sub versus">
      <th scope="row" className="row-name">
        <span>
          Consensus<small>forecast vs actual</small>
        </span>
      </th>
      {columns.map((column, index) => {
        const surprise = surprises.get(column.id);
        return (
          <td
            key={column.id}
            className={columnClass(columns, index)}
            title={surprise && surpriseLabel(surprise)}
          >
            {surprise && formatCell(surprise.estimate, 'perShare')}
          </td>
        );
      })}
    </tr>
  );
}
