import type { LensCompany } from '@tenfold/contract/lists';
import { Link } from 'react-router';
import type { Grid } from '../../../../ui/grid/grid.ts';
import { useGridRow } from '../../../../ui/grid/use-grid.ts';
import { Handle } from '../../../../ui/reorder/Handle.tsx';
import type { Reorder } from '../../../../ui/reorder/use-reorder.ts';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { CommentCount } from '../cells/CommentCount.tsx';
import { toMovable } from '../changes/in-order.ts';
import { RemoveCompany } from '../changes/RemoveCompany.tsx';

import { cellKey } from '../model/count-comments.ts';
import { ColumnGap } from './ColumnGap.tsx';
import type { LensView } from './lens-view.ts';
import { SortButton } from './SortButton.tsx';
import type { VisiblePart } from './use-visible-part.ts';
import { yearEndLabel } from './year-end-label.ts';

interface Props {
  grid: Grid;
  /** The columns its cells are in. */
  cells: readonly (string | null)[];
  view: LensView;
  companies: readonly LensCompany[];
  part: VisiblePart;
  reorder: Reorder;
}

/** The companies. A press opens what is said of one; arrow keys don't lead here, all its controls are stops of their own. */
export function LensHead({ grid, cells, view, companies, part, reorder }: Props) {
  const { sort, onSort } = view;
  const line = useGridRow(grid, 'company', cells);
  return (
    <thead>
      <tr ref={line}>
        <th scope="col" className="lens-corner">
          <SortButton by="name" sort={sort} onSort={onSort}>
            Company
          </SortButton>
        </th>
        <ColumnGap width={part.before} />
        {part.indexes.map((at) => {
          const company = companies[at];
          if (company === undefined) return null;
          return (
            <th
              key={company.symbol}
              scope="col"
              className={classNames('lens-head', reorder.held === company.symbol && 'is-held')}
              aria-colindex={at + 2}
              data-place={at}
            >
              <HeadOf company={company} view={view} reorder={reorder} />
            </th>
          );
        })}
        <ColumnGap width={part.after} />
      </tr>
    </thead>
  );
}

function HeadOf({ company, view, reorder }: { company: LensCompany; view: LensView; reorder: Reorder }) {
  const { sort, counts, changes } = view;
  const comments = counts.get(cellKey(company.symbol, 'company')) ?? 0;
  return (
    <>
      <span className="lens-head-name">
        <Link to={`/company/${company.symbol}`}>{company.shortName}</Link>
        <span className="symbol">{company.symbol}</span>
      </span>
      <span className="lens-head-row">
        <small>{yearEndLabel(company)}</small>
        <button type="button" className="lens-about">
          <span className="visually-hidden">About {company.shortName} </span>
          {comments === 0 ? <Icon name="more" small /> : <CommentCount count={comments} />}
        </button>
        {changes !== null && sort === null && <Handle item={toMovable(company)} reorder={reorder} />}
        <RemoveCompany company={company} changes={changes} />
      </span>
    </>
  );
}
