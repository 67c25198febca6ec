import { type CSSProperties, useRef, useState } from 'react';
import { useHydrated } from '../../../../platform/screens/use-hydrated.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { TableScroll } from '../../../../ui/layout/TableScroll.tsx';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { pressedCell } from '../cells/use-open-cell.ts';
import { inOrder } from '../changes/in-order.ts';
import { useReorder } from '../changes/use-reorder.ts';
import { fieldHint, fieldLabel } from '../model/field-labels.ts';
import type { LensSort } from '../model/lens-table.ts';
import { BeyondEdge } from './BeyondEdge.tsx';
import { Choice } from './Choice.tsx';
import { LensLegend } from './LensLegend.tsx';
import { ListRow } from './ListRow.tsx';
import type { LensView } from './lens-view.ts';
import { ariaSort, SortButton } from './SortButton.tsx';
import { useCellWalk } from './use-cell-walk.ts';
import { rendersAll, useVisiblePart } from './use-visible-part.ts';
import { useWholeColumns } from './use-whole-columns.ts';
import './list-grid.css';

/** In rem; styles take them from here. */
const headHeight = 3.5;
const nameWidth = 16;
const leastWidth = 7.5;
const rowHeights = { extended: 3, condensed: 2.25 };

/** A company a row. Of a long list only the rows on screen are rendered. */
export function ListGrid({ view }: { view: LensView }) {
  const { table, period, density, sort, changes, onSort, onOpen } = view;
  const live = useHydrated();
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const reorder = useReorder(table.companies, false, (symbols) => changes?.arrange(symbols));
  const companies = inOrder(table.companies, reorder);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selected = table.companies.filter(({ symbol }) => chosen.includes(symbol));
  const rowHeight = rowHeights[density];
  useWholeColumns(scroller, { lead: nameWidth, least: leastWidth });
  const rows = table.rows.filter(({ field }) => field.key !== 'price');
  const part = useVisiblePart(scroller, {
    ...{ count: companies.length, size: rowHeight, lead: headHeight },
    horizontal: false,
  });
  const walk = useCellWalk(grid, {
    ...{ rows: companies.length, columns: rows.length + (changes === null ? 1 : 2) },
    reveal: ({ row }) => part.scrollTo(row),
  });
  const hasLines = companies.some(({ priceLine }) => priceLine.length > 0);
  // Price, change, its line where anybody has one, the fields; of one's own list also what is said of a company.
  const columns = rows.length + (changes === null ? 2 : 3) + (hasLines ? 1 : 0);
  const head = (by: LensSort['key'], label: string, hint: string | null = null) => (
    <th key={by} scope="col" className="n" aria-sort={ariaSort(sort, by)}>
      <SortButton by={by} sort={sort} onSort={onSort}>
        {label}
      </SortButton>
      {hint !== null && <small>{hint}</small>}
    </th>
  );
  return (
    <>
      {selected.length > 0 && changes !== null && (
        <div className="lens-selection">
          <b>{selected.length} selected</b>
          <Button
            size="sm"
            onClick={() => {
              changes.remove(selected);
              setChosen([]);
            }}
          >
            Remove
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setChosen([])}>
            Clear
          </Button>
        </div>
      )}
      <LensLegend>
        <BeyondEdge scroller={scroller} count={columns} what={['column', 'columns']} />
      </LensLegend>
      <TableScroll label="Companies in this list" ref={scroller}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: clicks on cells arrive here, and Enter on them as a click */}
        <table
          ref={grid}
          role={live ? 'grid' : undefined}
          className={classNames(
            'lens-list',
            density === 'condensed' && 'is-condensed',
            companies.length > rendersAll && 'is-long',
          )}
          style={
            {
              '--row': `${rowHeight}rem`,
              '--head': `${headHeight}rem`,
              '--name': `${nameWidth}rem`,
              '--least': `${leastWidth}rem`,
              '--count': columns,
            } as CSSProperties
          }
          aria-rowcount={companies.length + 1}
          aria-label="Companies in this list"
          {...walk}
          onClick={(event) => {
            const pressed = pressedCell(event.target);
            if (pressed !== null) onOpen(pressed.cell, pressed.from);
          }}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className="lens-lead" aria-sort={ariaSort(sort, 'name')}>
                <span className="lens-lead-row">
                  {changes !== null && (
                    <Choice
                      label="Select all"
                      checked={selected.length === companies.length}
                      onChange={(checked) => setChosen(checked ? companies.map(({ symbol }) => symbol) : [])}
                    />
                  )}
                  <SortButton by="name" sort={sort} onSort={onSort}>
                    Company
                  </SortButton>
                </span>
              </th>
              {head('price', 'Price')}
              {head('change', 'Change')}
              {hasLines && (
                <th scope="col" className="n">
                  {period} price
                </th>
              )}
              {rows.map(({ field }) => head(field.key, fieldLabel(field, period), fieldHint(field, period)))}
              {changes !== null && <th scope="col">Comment</th>}
            </tr>
          </thead>
          <tbody>
            <Gap height={part.before} columns={columns + 1} />
            {part.indexes.map((at) => {
              const company = companies[at];
              if (company === undefined) return null;
              const { symbol } = company;
              return (
                <ListRow
                  key={symbol}
                  {...{ company, at, view, rows, reorder, hasLines }}
                  checked={changes === null ? null : chosen.includes(symbol)}
                  onChoose={(checked) =>
                    setChosen(checked ? [...chosen, symbol] : chosen.filter((one) => one !== symbol))
                  }
                />
              );
            })}
            <Gap height={part.after} columns={columns + 1} />
          </tbody>
        </table>
      </TableScroll>
      <p className="visually-hidden" role="status">
        {reorder.spoken}
      </p>
    </>
  );
}

/** Takes the room of the rows that are not rendered. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tr className="lens-gap">
      <td colSpan={columns} style={{ height }} aria-hidden="true" />
    </tr>
  );
}
