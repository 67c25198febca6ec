import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { CellContent } from '../cells/CellContent.tsx';
import { CommentCount } from '../cells/CommentCount.tsx';
import type { LensView } from '../grid/lens-view.ts';
import { yearEndLabel } from '../grid/year-end-label.ts';
import { cellKey } from '../model/count-comments.ts';
import { fieldHint, fieldLabel } from '../model/field-labels.ts';
import './phone.css';

/** One company at a time, with steps to the next: nothing scrolls sideways. */
export function PhoneLens({ view, first }: { view: LensView; first: string | null }) {
  const { table, period, density, counts, changes, onOpen } = view;
  const [symbol, setSymbol] = useState(first);
  const found = table.companies.findIndex((company) => company.symbol === symbol);
  const at = Math.max(0, found);
  const company = table.companies[at];
  if (company === undefined) return null;
  const step = (by: number) => setSymbol(table.companies[at + by]?.symbol ?? symbol);
  return (
    <div className="lens-phone">
      <div className="lens-steps">
        <IconButton
          icon="left"
          label="Previous company"
          bordered
          disabled={at === 0}
          onClick={() => step(-1)}
        />
        <p aria-live="polite">
          <Link to={`/company/${company.symbol}`}>{company.shortName}</Link>{' '}
          <span className="faint">{company.symbol}</span>
          <small>
            {at + 1} of {table.companies.length} · {yearEndLabel(company)}
          </small>
        </p>
        <IconButton
          icon="right"
          label="Next company"
          bordered
          disabled={at === table.companies.length - 1}
          onClick={() => step(1)}
        />
      </div>
      <table className="lens-phone-table" aria-label={`Figures of ${company.shortName}`}>
        <tbody>
          {table.rows.map(({ field, standings }) => {
            const standing = standings.get(company.symbol) ?? null;
            return (
              <tr key={field.key}>
                <th scope="row">
                  {fieldLabel(field, period)}
                  <small>{fieldHint(field, period)}</small>
                </th>
                <td className={classNames('lens-cell', standing !== null && `is-${standing}`)}>
                  <button
                    type="button"
                    className="lens-cell-button"
                    data-symbol={company.symbol}
                    data-field={field.key}
                    onClick={(event) => onOpen(event.currentTarget)}
                  >
                    <CellContent
                      {...{ company, field, period, standing, own: table.own }}
                      extended={density === 'extended'}
                    />
                    <CommentCount count={counts.get(cellKey(company.symbol, field.key)) ?? 0} />
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="lens-phone-foot">
        <button
          type="button"
          className="btn btn-sm"
          data-symbol={company.symbol}
          data-field="company"
          onClick={(event) => onOpen(event.currentTarget)}
        >
          {changes === null ? 'About' : 'Comment'}
          <CommentCount count={counts.get(cellKey(company.symbol, 'company')) ?? 0} />
        </button>
        {changes !== null && (
          <button type="button" className="btn btn-sm" onClick={() => changes.remove([company])}>
            Remove
          </button>
        )}
      </div>
    </div>
  );
}
