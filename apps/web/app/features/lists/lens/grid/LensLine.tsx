import type { LensCompany } from '@tenfold/contract/lists';
import type { Grid } from '../../../../ui/grid/grid.ts';
import { useGridRow } from '../../../../ui/grid/use-grid.ts';
import { cellKey } from '../model/count-comments.ts';
import { fieldHint, fieldLabel } from '../model/field-labels.ts';
import type { LensRow } from '../model/lens-table.ts';
import { ColumnGap } from './ColumnGap.tsx';
import { FigureTd } from './FigureTd.tsx';
import type { LensView } from './lens-view.ts';
import { ariaSort, SortButton } from './SortButton.tsx';
import type { VisiblePart } from './use-visible-part.ts';

interface Props {
  grid: Grid;
  /** The columns its cells are in. */
  cells: readonly (string | null)[];
  view: LensView;
  row: LensRow;
  /** Those that are rendered. */
  companies: readonly LensCompany[];
  part: VisiblePart;
}

/** A field over all companies. */
export function LensLine({ grid, cells, view, row, companies, part }: Props) {
  const { table, period, density, sort, counts, onSort } = view;
  const { field, standings } = row;
  const line = useGridRow(grid, field.key, cells);
  const extended = density === 'extended';
  return (
    <tr ref={line}>
      <th scope="row" className="lens-field" aria-sort={ariaSort(sort, field.key)}>
        <SortButton by={field.key} sort={sort} onSort={onSort}>
          {fieldLabel(field, period)}
        </SortButton>
        {extended && <small>{fieldHint(field, period)}</small>}
      </th>
      <ColumnGap width={part.before} />
      {companies.map((company) => (
        <FigureTd
          key={company.symbol}
          company={company}
          field={field}
          period={period}
          own={table.own}
          extended={extended}
          standing={standings.get(company.symbol) ?? null}
          comments={counts.get(cellKey(company.symbol, field.key)) ?? 0}
        />
      ))}
      <ColumnGap width={part.after} />
    </tr>
  );
}
