import type { LensCompany } from '@tenfold/contract/lists';
import type { CSSProperties } from 'react';
import type { GridCell } from '../../../../ui/grid/commands.ts';
import { useGrid, useGridPart, useGridTable, useNames } from '../../../../ui/grid/use-grid.ts';
import type { Reorder } from '../../../../ui/reorder/use-reorder.ts';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { lensCell } from '../cells/use-open-cell.ts';
import { ListRow } from './ListRow.tsx';
import { ListTableHead } from './ListTableHead.tsx';
import type { LensView } from './lens-view.ts';
import { listSizes } from './list-sizes.ts';
import type { ListColumns } from './use-list-columns.ts';
import { useOpenCommand } from './use-open-command.ts';
import { rendersAll, type VisiblePart } from './use-visible-part.ts';
import './list-grid.css';

interface Props {
  view: LensView;
  companies: readonly LensCompany[];
  columns: ListColumns;
  /** The rows that are rendered. */
  part: VisiblePart;
  reorder: Reorder;
  /** By symbol. */
  chosen: readonly string[];
  onChoose: (symbols: readonly string[]) => void;
}

export function ListTable({ view, companies, columns, part, reorder, chosen, onChoose }: Props) {
  const { density, changes, onOpen } = view;
  const grid = useGrid();
  const symbols = useNames(companies.map(({ symbol }) => symbol));
  const { table, live } = useGridTable(grid, symbols, columns.walked);
  useGridPart(grid, ({ row }) => part.scrollTo(symbols.indexOf(row)));
  useOpenCommand(grid, cellOf, onOpen);
  const style = {
    '--row': `${listSizes.row[density]}rem`,
    '--head': `${listSizes.head}rem`,
    '--name': `${listSizes.name}rem`,
    '--least': `${listSizes.leastColumn}rem`,
    '--count': columns.cells.length - 1,
  } as CSSProperties;
  return (
    <table
      ref={table}
      role={live ? 'grid' : undefined}
      className={classNames(
        'lens-list',
        density === 'condensed' && 'is-condensed',
        companies.length > rendersAll && 'is-long',
      )}
      style={style}
      aria-rowcount={companies.length + 1}
      aria-label="Companies in this list"
    >
      <ListTableHead
        view={view}
        columns={columns}
        allChosen={symbols.every((symbol) => chosen.includes(symbol))}
        onChooseAll={(all) => onChoose(all ? symbols : [])}
      />
      <tbody>
        <RowGap height={part.before} columns={columns.cells.length} />
        {part.indexes.map((at) => {
          const company = companies[at];
          if (company === undefined) return null;
          const { symbol } = company;
          return (
            <ListRow
              key={symbol}
              grid={grid}
              company={company}
              at={at}
              view={view}
              columns={columns}
              reorder={reorder}
              checked={changes === null ? null : chosen.includes(symbol)}
              onChoose={(isChosen) =>
                onChoose(isChosen ? [...chosen, symbol] : chosen.filter((one) => one !== symbol))
              }
            />
          );
        })}
        <RowGap height={part.after} columns={columns.cells.length} />
      </tbody>
    </table>
  );
}

function cellOf({ row, column }: GridCell) {
  return lensCell(row, column);
}

/** Takes the room of the rows that are not rendered. */
function RowGap({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tr className="lens-gap">
      <td colSpan={columns} style={{ height }} aria-hidden="true" />
    </tr>
  );
}
