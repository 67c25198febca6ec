import type { LensCompany } from '@tenfold/contract/lists';
import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { CommentCount } from '../cells/CommentCount.tsx';
import { LensLegend } from '../grid/LensLegend.tsx';
import type { LensView } from '../grid/lens-view.ts';
import { yearEndLabel } from '../grid/year-end-label.ts';
import { cellKey } from '../model/count-comments.ts';
import { PhoneFigure } from './PhoneFigure.tsx';
import './phone.css';

/** One company at a time, with steps to the next: nothing scrolls sideways. */
export function PhoneLens({ view, first }: { view: LensView; first: string | null }) {
  const { table, counts, changes, onOpen } = view;
  const [symbol, setSymbol] = useState(first);
  const found = table.companies.findIndex((company) => company.symbol === symbol);
  const at = Math.max(0, found);
  const company = table.companies[at];
  if (company === undefined) return null;
  return (
    <div className="lens-phone">
      <CompanySteps
        company={company}
        at={at}
        count={table.companies.length}
        onStep={(by) => setSymbol(table.companies[at + by]?.symbol ?? symbol)}
      />
      <LensLegend />
      <table className="lens-phone-table" aria-label={`Figures of ${company.shortName}`}>
        <tbody>
          {table.rows.map((row) => (
            <PhoneFigure key={row.field.key} company={company} row={row} view={view} />
          ))}
        </tbody>
      </table>
      <div className="lens-phone-foot">
        <button
          type="button"
          className="btn btn-sm"
          onClick={(event) => onOpen({ symbol: company.symbol, field: 'company' }, event.currentTarget)}
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

interface StepsProps {
  company: LensCompany;
  at: number;
  count: number;
  onStep: (by: 1 | -1) => void;
}

function CompanySteps({ company, at, count, onStep }: StepsProps) {
  return (
    <div className="lens-steps">
      <IconButton
        icon="left"
        label="Previous company"
        bordered
        disabled={at === 0}
        onClick={() => onStep(-1)}
      />
      <p aria-live="polite">
        <Link to={`/company/${company.symbol}`}>{company.shortName}</Link>{' '}
        <span className="faint">{company.symbol}</span>
        <small>
          {at + 1} of {count} · {yearEndLabel(company)}
        </small>
      </p>
      <IconButton
        icon="right"
        label="Next company"
        bordered
        disabled={at === count - 1}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
