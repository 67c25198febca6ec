import type { LensCompany } from '@tenfold/contract/lists';
import { Link } from 'react-router';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { ChangeOfCompany, PriceOfCompany } from '../cells/CellContent.tsx';
import { CommentCount } from '../cells/CommentCount.tsx';
import { Sparkline } from '../cells/Sparkline.tsx';
import { Handle } from '../changes/Handle.tsx';
import type { Reorder } from '../changes/use-reorder.ts';
import { cellKey } from '../model/count-comments.ts';
import type { LensRow } from '../model/lens-table.ts';
import { Choice } from './Choice.tsx';
import { FigureTd } from './FigureTd.tsx';
import type { LensView } from './lens-view.ts';

interface Props {
  company: LensCompany;
  /** Its place in the list. */
  at: number;
  view: LensView;
  rows: readonly LensRow[];
  reorder: Reorder;
  /** Of the price: somebody without the history sees none. */
  hasLines: boolean;
  /** Null: nothing can be chosen. */
  checked: boolean | null;
  onChoose: (checked: boolean) => void;
}

export function ListRow({ company, at, view, rows, reorder, hasLines, checked, onChoose }: Props) {
  const { table, period, sort, counts, words, changes } = view;
  const { symbol, shortName } = company;
  const said = counts.get(cellKey(symbol, 'company')) ?? 0;
  return (
    <tr aria-rowindex={at + 2} data-place={at} className={classNames(reorder.held === symbol && 'is-held')}>
      <th scope="row" className="lens-lead">
        <span className="lens-lead-row">
          {checked !== null && <Choice label={`Select ${shortName}`} checked={checked} onChange={onChoose} />}
          {changes !== null && sort === null && <Handle company={company} reorder={reorder} />}
          <Link to={`/company/${symbol}`}>{shortName}</Link>
          <span className="faint">{symbol}</span>
          {changes !== null && (
            <IconButton
              icon="close"
              label={`Remove ${shortName}`}
              small
              onClick={() => changes.remove([company])}
            />
          )}
        </span>
      </th>
      <td
        className="n lens-cell"
        data-row={at}
        data-column={0}
        tabIndex={-1}
        data-symbol={symbol}
        data-field="price"
      >
        <PriceOfCompany company={company} />
        {company.quote?.kind === 'replay' && <small className="lens-note">simulated</small>}
      </td>
      <td className="n">
        <ChangeOfCompany company={company} />
      </td>
      {hasLines && (
        <td className="n">
          <Sparkline line={company.priceLine} />
        </td>
      )}
      {rows.map(({ field, standings }, column) => (
        <FigureTd
          key={field.key}
          className="n"
          {...{ company, field, period, extended: false, own: table.own }}
          standing={standings.get(symbol) ?? null}
          comments={counts.get(cellKey(symbol, field.key)) ?? 0}
          row={at}
          column={column + 1}
        />
      ))}
      {changes !== null && (
        <td data-row={at} data-column={rows.length + 1} data-symbol={symbol} data-field="company">
          <button type="button" className={classNames('lens-words small', said === 0 && 'link')}>
            <span>{words.get(symbol) ?? 'Add comment'}</span>
            {said > 1 && <CommentCount count={said} />}
            <span className="visually-hidden"> on {shortName}</span>
          </button>
        </td>
      )}
    </tr>
  );
}
