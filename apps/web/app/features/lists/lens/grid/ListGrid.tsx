import { useRef, useState } from 'react';
import { TableScroll } from '../../../../ui/layout/TableScroll.tsx';
import { useReorder } from '../../../../ui/reorder/use-reorder.ts';
import { inOrder, toMovable } from '../changes/in-order.ts';
import { BeyondEdge } from './BeyondEdge.tsx';
import { LensLegend } from './LensLegend.tsx';
import { ListTable } from './ListTable.tsx';
import type { LensView } from './lens-view.ts';
import { listSizes } from './list-sizes.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useListColumns } from './use-list-columns.ts';
import { useVisiblePart } from './use-visible-part.ts';
import { useWholeColumns } from './use-whole-columns.ts';

/** A company a row. Of a long list only the rows on screen are rendered. */
export function ListGrid({ view }: { view: LensView }) {
  const { table, density, changes } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const reorder = useReorder(table.companies.map(toMovable), {
    onArrange: (symbols) => changes?.arrange(symbols),
  });
  const companies = inOrder(table.companies, reorder);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selected = table.companies.filter(({ symbol }) => chosen.includes(symbol));
  const columns = useListColumns(view);
  useWholeColumns(scroller, { lead: listSizes.name, least: listSizes.leastColumn });
  const part = useVisiblePart(scroller, {
    count: companies.length,
    size: listSizes.row[density],
    lead: listSizes.head,
    horizontal: false,
  });
  return (
    <>
      {selected.length > 0 && changes !== null && (
        <SelectionBar
          count={selected.length}
          onRemove={() => {
            changes.remove(selected);
            setChosen([]);
          }}
          onClear={() => setChosen([])}
        />
      )}
      <LensLegend>
        <BeyondEdge scroller={scroller} count={columns.cells.length - 1} what={['column', 'columns']} />
      </LensLegend>
      <TableScroll label="Companies in this list" ref={scroller}>
        <ListTable
          view={view}
          companies={companies}
          columns={columns}
          part={part}
          reorder={reorder}
          chosen={chosen}
          onChoose={setChosen}
        />
      </TableScroll>
      <p className="visually-hidden" role="status">
        {reorder.spoken}
      </p>
    </>
  );
}
