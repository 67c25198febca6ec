import type { SealedVersion } from '@tenfold/contract/forecasts';
import { columnKeysAfter, type EditableRow, editableRows } from '@tenfold/domain/custom-forecast';
import { formatPercent, missingMark } from '@tenfold/domain/format';
import { ColumnHeads } from '../../../ui/layout/ColumnHeads.tsx';
import { TableScroll } from '../../../ui/layout/TableScroll.tsx';
import { cellName, rowName } from '../cells/cell-names.ts';
import '../../../ui/layout/table.css';

/** The percentages of a version as they were, what was typed in blue. */
export function AssumptionsTable({ version }: { version: SealedVersion }) {
  const { base, assumptions, typed } = version;
  const keys = columnKeysAfter(base.lastYear);
  const typedAt = new Map(typed.map((cell) => [`${cell.column} ${cell.row}`, cell]));
  const rows = editableRows.filter(
    (row) => row !== 'freeCashFlowGrowthRate' || typed.some((cell) => cell.row === row),
  );
  const formulas = typed.filter(({ input }) => typeof input === 'string');
  const valueAt = (key: string, row: EditableRow) => assumptions[key]?.[row] ?? null;
  return (
    <>
      <TableScroll label="Percentages of this version">
        <table className="table version-table">
          <ColumnHeads rowsAre={<span className="visually-hidden">Row</span>} columns={keys} />
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{rowName(row)}</th>
                {keys.map((key) => {
                  const value = valueAt(key, row);
                  const isTyped = typedAt.has(`${key} ${row}`);
                  return (
                    <td key={key} className={isTyped ? 'n num edit' : 'n num'}>
                      {value === null ? missingMark : formatPercent(value)}
                      {isTyped && <span className="visually-hidden"> typed</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {formulas.length > 0 && (
        <dl className="version-formulas">
          {formulas.map(({ column, row, input }) => (
            <div key={`${column} ${row}`}>
              <dt>{cellName(row, column)}</dt>
              <dd>
                <code>{input}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
