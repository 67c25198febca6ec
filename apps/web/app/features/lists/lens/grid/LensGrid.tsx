import { type CSSProperties, useMemo, useRef } from 'react';
import type { GridCell } from '../../../../ui/grid/commands.ts';
import { useGrid, useGridPart, useGridTable, useNames } from '../../../../ui/grid/use-grid.ts';
import { TableScroll } from '../../../../ui/layout/TableScroll.tsx';
import { useReorder } from '../../../../ui/reorder/use-reorder.ts';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { lensCell } from '../cells/use-open-cell.ts';
import { inOrder, toMovable } from '../changes/in-order.ts';
import { BeyondEdge } from './BeyondEdge.tsx';
import { LensHead } from './LensHead.tsx';
import { LensLegend } from './LensLegend.tsx';
import { LensLine } from './LensLine.tsx';
import type { LensView } from './lens-view.ts';
import { useOpenCommand } from './use-open-command.ts';
import { useVisiblePart } from './use-visible-part.ts';
import { useWholeColumns } from './use-whole-columns.ts';
import './lens-grid.css';

/** In rem; styles take them from here. */
const nameWidth = 10.5;
const leastWidth = 13;

/** Companies side by side: a row a field, a column a company. Of a long list only the columns on screen are rendered. */
export function LensGrid({ view }: { view: LensView }) {
  const { table, density, changes, onOpen } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const reorder = useReorder(table.companies.map(toMovable), {
    across: true,
    onArrange: (symbols) => changes?.arrange(symbols),
  });
  const companies = inOrder(table.companies, reorder);
  const columnWidth = useWholeColumns(scroller, { lead: nameWidth, least: leastWidth });
  const part = useVisiblePart(scroller, {
    count: companies.length,
    size: columnWidth,
    lead: nameWidth,
    horizontal: true,
  });
  const shown = part.indexes.flatMap((at) => companies[at] ?? []);

  const grid = useGrid();
  const fields = useNames(table.rows.map(({ field }) => field.key));
  const symbols = useNames(companies.map(({ symbol }) => symbol));
  const { table: element, live } = useGridTable(grid, fields, symbols);
  useGridPart(grid, ({ column }) => part.scrollTo(symbols.indexOf(column)));
  useOpenCommand(grid, cellOf, onOpen);
  const shownSymbols = useNames(shown.map(({ symbol }) => symbol));
  const hasGap = part.before > 0;
  const cells = useMemo(
    () => (hasGap ? [null, null, ...shownSymbols] : [null, ...shownSymbols]),
    [hasGap, shownSymbols],
  );
  return (
    <>
      <LensLegend>
        <BeyondEdge scroller={scroller} count={companies.length} what={['company', 'companies']} />
      </LensLegend>
      <TableScroll label="Companies side by side" ref={scroller}>
        <table
          ref={element}
          role={live ? 'grid' : undefined}
          className={classNames('lens', density === 'condensed' && 'is-condensed')}
          style={
            {
              '--name': `${nameWidth}rem`,
              '--least': `${leastWidth}rem`,
              '--count': companies.length,
            } as CSSProperties
          }
          aria-colcount={companies.length + 1}
          aria-label="Companies side by side"
        >
          <LensHead
            grid={grid}
            cells={cells}
            view={view}
            companies={companies}
            part={part}
            reorder={reorder}
          />
          <tbody>
            {table.rows.map((row) => (
              <LensLine
                key={row.field.key}
                grid={grid}
                cells={cells}
                view={view}
                row={row}
                companies={shown}
                part={part}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className="visually-hidden" role="status">
        {reorder.spoken}
      </p>
    </>
  );
}

function cellOf({ row, column }: GridCell) {
  return lensCell(column, row);
}
