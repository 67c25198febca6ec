import type { LensCompany } from '@tenfold/contract/lists';
import { Link } from 'react-router';
import type { Grid } from '../../../../ui/grid/grid.ts';
import { useGridRow } from '../../../../ui/grid/use-grid.ts';
import { Handle } from '../../../../ui/reorder/Handle.tsx';
import type { Reorder } from '../../../../ui/reorder/use-reorder.ts';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { ChangeOfCompany, PriceOfCompany } from '../cells/CellContent.tsx';
import { CommentCount } from '../cells/CommentCount.tsx';
import { Sparkline } from '../cells/Sparkline.tsx';
import { toMovable } from '../changes/in-order.ts';
import { RemoveCompany } from '../changes/RemoveCompany.tsx';

import { cellKey } from '../model/count-comments.ts';
import { Choice } from './Choice.tsx';
import { FigureTd } from './FigureTd.tsx';
import type { LensView } from './lens-view.ts';
import type { ListColumns } from './use-list-columns.ts';

interface Props {
  grid: Grid;
  company: LensCompany;
  /** Its place in the list. */
  at: number;
  view: LensView;
  columns: ListColumns;
  reorder: Reorder;
  /** Null: nothing can be chosen. */
  checked: boolean | null;
  onChoose: (checked: boolean) => void;
}

export function ListRow({ grid, company, at, view, columns, reorder, checked, onChoose }: Props) {
  const { table, period, sort, counts, words, changes } = view;
  const { symbol, shortName } = company;
  const line = useGridRow(grid, symbol, columns.cells);
  const commentCount = counts.get(cellKey(symbol, 'company')) ?? 0;
  return (
    <tr
      ref={line}
      aria-rowindex={at + 2}
      data-place={at}
      className={classNames(reorder.held === symbol && 'is-held')}
    >
      <th scope="row" className="lens-lead">
        <span className="lens-lead-row">
          {checked !== null && <Choice label={`Select ${shortName}`} checked={checked} onChange={onChoose} />}
          {changes !== null && sort === null && <Handle item={toMovable(company)} reorder={reorder} />}
          <Link to={`/company/${symbol}`}>{shortName}</Link>
          <span className="faint">{symbol}</span>
          <RemoveCompany company={company} changes={changes} />
        </span>
      </th>
      <td className="n lens-cell" data-symbol={symbol} data-field="price" tabIndex={-1}>
        <PriceOfCompany company={company} />
        {company.quote?.kind === 'replay' && <small className="lens-note">simulated</small>}
      </td>
      <td className="n">
        <ChangeOfCompany company={company} />
      </td>
      {columns.hasLines && (
        <td className="n">
          <Sparkline line={company.priceLine} />
        </td>
      )}
      {columns.fields.map(({ field, standings }) => (
        <FigureTd
          key={field.key}
          className="n"
          company={company}
          field={field}
          period={period}
          own={table.own}
          extended={false}
          standing={standings.get(symbol) ?? null}
          comments={counts.get(cellKey(symbol, field.key)) ?? 0}
        />
      ))}
      {changes !== null && (
        <td>
          <button type="button" className={classNames('lens-words small', commentCount === 0 && 'link')}>
            <span>{words.get(symbol) ?? 'Add comment'}</span>
            {commentCount > 1 && <CommentCount count={commentCount} />}
            <span className="visually-hidden"> on {shortName}</span>
          </button>
        </td>
      )}
    </tr>
  );
}
