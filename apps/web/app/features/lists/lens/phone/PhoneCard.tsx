import type { LensCompany } from '@tenfold/contract/lists';
import { type LensFieldKey, lensField } from '@tenfold/domain/lens';
import { Link } from 'react-router';
import { Handle } from '../../../../ui/reorder/Handle.tsx';
import type { Reorder } from '../../../../ui/reorder/use-reorder.ts';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { CellContent, ChangeOfCompany, PriceOfCompany } from '../cells/CellContent.tsx';
import { Sparkline } from '../cells/Sparkline.tsx';
import { toMovable } from '../changes/in-order.ts';
import { RemoveCompany } from '../changes/RemoveCompany.tsx';

import type { LensView } from '../grid/lens-view.ts';
import { fieldLabel } from '../model/field-labels.ts';

interface Props {
  company: LensCompany;
  /** Its place in the list. */
  at: number;
  view: LensView;
  figures: readonly LensFieldKey[];
  /** Whether there are lines under the price: somebody without the history sees none. */
  hasLines: boolean;
  reorder: Reorder;
  onLens: (symbol: string) => void;
}

export function PhoneCard({ company, at, view, figures, hasLines, reorder, onLens }: Props) {
  const { table, period, sort, changes } = view;
  const { symbol, shortName } = company;
  const rowOf = (key: LensFieldKey) => table.rows.find(({ field }) => field.key === key);
  return (
    <li data-place={at} className={classNames(reorder.held === symbol && 'is-held')}>
      <div className="lens-card-head">
        {changes !== null && sort === null && <Handle item={toMovable(company)} reorder={reorder} />}
        <p>
          <Link to={`/company/${symbol}`}>{shortName}</Link> <span className="faint">{symbol}</span>
        </p>
        <span className="lens-card-price">
          <PriceOfCompany company={company} />
          <ChangeOfCompany company={company} />
        </span>
      </div>
      <dl>
        {hasLines && (
          <div className="lens-card-line">
            <dt>{period} price</dt>
            <dd>
              <Sparkline line={company.priceLine} />
            </dd>
          </div>
        )}
        {figures.map((key) => (
          <div key={key}>
            <dt>{fieldLabel(lensField(key), period)}</dt>
            <dd>
              <CellContent
                company={company}
                field={lensField(key)}
                period={period}
                own={table.own}
                standing={rowOf(key)?.standings.get(symbol) ?? null}
                extended={false}
              />
            </dd>
          </div>
        ))}
      </dl>
      <div className="lens-card-foot">
        <button type="button" className="link small" onClick={() => onLens(symbol)}>
          All figures<span className="visually-hidden"> of {shortName}</span>
        </button>
        <RemoveCompany company={company} changes={changes} />
      </div>
    </li>
  );
}
