import { formatCell } from '@tenfold/domain/format';
import type { RowDefinition } from '@tenfold/domain/rows';
import type { Grid } from '../../../ui/grid/grid.ts';
import { useGridRow } from '../../../ui/grid/use-grid.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { surpriseLabel } from './cell-title.ts';
import { expectedRowName } from './grid-names.ts';
import type { Surprise } from './surprises.ts';

/** What was expected of the row above: the reader's own figures in blue, and consensus. */
export function ExpectedRow({
  grid,
  columnNames,
  row: { key, unit },
  columns,
  surprises,
}: {
  grid: Grid;
  columnNames: readonly string[];
  row: RowDefinition;
  columns: readonly TableColumn[];
  surprises: ReadonlyMap<string, Surprise>;
}) {
  const line = useGridRow(grid, expectedRowName(key), columnNames);
  return (
    <tr ref={line} className="sub versus" data-of={key}>
      <th scope="row" className="row-name">
        <span>
          {expectedBy(surprises)}
          <small>forecast vs actual</small>
        </span>
      </th>
      {columns.map((column) => {
        const surprise = surprises.get(column.id);
        const isOwn = surprise !== undefined && surprise.savedOn !== null;
        return (
          <td
            key={column.id}
            className={isOwn ? 'edit' : undefined}
            title={surprise && surpriseLabel(unit, surprise)}
          >
            {surprise && formatCell(surprise.estimate, unit)}
            {isOwn && <span className="visually-hidden"> your forecast</span>}
          </td>
        );
      })}
    </tr>
  );
}

function expectedBy(surprises: ReadonlyMap<string, Surprise>): string {
  const days = [...surprises.values()].map(({ savedOn }) => savedOn);
  if (days.every((day) => day === null)) return 'Consensus';
  return days.includes(null) ? 'Your forecast, else consensus' : 'Your forecast';
}
