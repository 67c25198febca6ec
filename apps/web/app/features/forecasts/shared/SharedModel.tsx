import type { SharedForecast } from '@tenfold/contract/forecasts';
import { Link } from 'react-router';
import { formatDay } from '../../../figures/format-day.ts';
import { formatMoney } from '../../../figures/format-money.ts';
import { useViewer } from '../../../session/viewer.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { differenceAddress } from '../difference/difference-query.ts';
import { CopyForecast } from './CopyForecast.tsx';
import { SharedTable } from './SharedTable.tsx';
import { typedFormulas } from './typed-formulas.ts';

interface Props {
  token: string;
  shared: SharedForecast;
  edited: string;
  rates: string;
  /** Why there is no value; null with one. */
  noValue: string | null;
  /** The figures its owner put in place of filed ones, `net debt 1,000,000,000`. */
  ownFigures: readonly string[];
}

export function SharedModel({ token, shared, edited, rates, noValue, ownFigures }: Props) {
  const { name, symbol, companyName, currency, reportedCurrency } = shared;
  const isVisitor = useViewer() === null;
  const formulas = typedFormulas(shared);
  return (
    <div className="shared-page">
      <div className="stack stack-1">
        <h1>{name}</h1>
        <p className="muted small">
          A forecast of <Link to={`/company/${symbol}`}>{companyName}</Link> ({symbol}) · last edited {edited}
          {!isVisitor && (
            <>
              {' · '}
              <Link to={differenceAddress({ symbol, second: token })}>Compare with mine</Link>
            </>
          )}
        </p>
      </div>
      <Notice title="Shared forecast, read only." action={<CopyForecast token={token} />}>
        Copy it to your forecasts to change it. Its owner doesn’t see your copy.
      </Notice>
      <Card
        title="Forecast"
        note={<p className="caption">{reportedCurrency} millions except per share data</p>}
        padded={false}
        footer={
          <p className="caption">
            Blue: typed by its owner; the rest follows {shared.startsFrom}. Calculated from the filings of
            today.
            {ownFigures.length > 0 && ` Own figures in place of filed ones: ${ownFigures.join('; ')}.`}
          </p>
        }
      >
        <dl className="shared-facts">
          <div>
            <dt>Value per share</dt>
            <dd className="num edit">{formatMoney(shared.valuePerShare, currency)}</dd>
            <dd className="caption">
              {noValue === null ? `at ${formatDay(shared.valuationDate)}` : noValue}
            </dd>
          </div>
          <div>
            <dt>Required return / terminal growth</dt>
            <dd className="num">{rates}</dd>
          </div>
        </dl>
        <SharedTable shared={shared} />
        {formulas.length > 0 && (
          <dl className="shared-formulas">
            {formulas.map(({ cell, formula }) => (
              <div key={cell}>
                <dt>{cell}</dt>
                <dd>
                  <code>{formula}</code>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </div>
  );
}
