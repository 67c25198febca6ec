import { type LensFieldKey, lensField } from '@tenfold/domain/lens';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../ui/controls/Button.tsx';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { CellContent, ChangeOfCompany, PriceOfCompany } from '../cells/CellContent.tsx';
import { Sparkline } from '../cells/Sparkline.tsx';
import { Handle } from '../changes/Handle.tsx';
import { inOrder } from '../changes/in-order.ts';
import { useReorder } from '../changes/use-reorder.ts';
import type { LensView } from '../grid/lens-view.ts';
import { fieldLabel } from '../model/field-labels.ts';
import { isWithheldOfAll } from '../model/withheld.ts';
import './phone.css';

const shownAtOnce = 50;
const keyFigures: readonly LensFieldKey[] = [
  'revenueGrowth',
  'margin',
  'priceEarningsRatioLtm',
  'freeCashFlowYield',
  'earningsPerShare',
  'marketCap',
];
const figuresOfCard = 4;

/** A card a company with its main figures; the lens has all. */
export function PhoneCards({ view, onLens }: { view: LensView; onLens: (symbol: string) => void }) {
  const { table, period, sort, changes } = view;
  const [most, setMost] = useState(shownAtOnce);
  const reorder = useReorder(table.companies, false, (symbols) => changes?.arrange(symbols));
  const companies = inOrder(table.companies, reorder);
  const rows = new Map(table.rows.map((row) => [row.field.key, row]));
  const hasLines = companies.some(({ priceLine }) => priceLine.length > 0);
  const figures = keyFigures
    .filter((key) => !isWithheldOfAll(table.companies, lensField(key)))
    .slice(0, figuresOfCard);
  return (
    <div className="lens-cards">
      <ul>
        {companies.slice(0, most).map((company, at) => (
          <li
            key={company.symbol}
            data-place={at}
            className={classNames(reorder.held === company.symbol && 'is-held')}
          >
            <div className="lens-card-head">
              {changes !== null && sort === null && <Handle company={company} reorder={reorder} />}
              <p>
                <Link to={`/company/${company.symbol}`}>{company.shortName}</Link>{' '}
                <span className="faint">{company.symbol}</span>
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
                      standing={rows.get(key)?.standings.get(company.symbol) ?? null}
                      extended={false}
                    />
                  </dd>
                </div>
              ))}
            </dl>
            <div className="lens-card-foot">
              <button type="button" className="link small" onClick={() => onLens(company.symbol)}>
                All figures<span className="visually-hidden"> of {company.shortName}</span>
              </button>
              {changes !== null && (
                <IconButton
                  icon="close"
                  label={`Remove ${company.shortName}`}
                  small
                  onClick={() => changes.remove([company])}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {companies.length > most && (
        <Button block onClick={() => setMost(most + shownAtOnce)}>
          Show {Math.min(shownAtOnce, companies.length - most)} more
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {reorder.spoken}
      </p>
    </div>
  );
}
