import type { MethodValue } from '@tenfold/domain/valuation';
import { Badge } from '../../ui/Badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatDay } from './format-day.ts';
import { formatMoney } from './format-money.ts';
import type { Model } from './model.ts';
import { distanceLabel, verdictNames, verdictTones } from './verdict-labels.ts';
import './value-result.css';

export function ValueResult({ model, value }: { model: Model; value: MethodValue }) {
  const { market, price, priceCurrency, asOf, isOwn } = model;
  const day = asOf?.ok ? asOf.day : value.valuationDate;
  return (
    <div className={classNames('value-result', isOwn && 'is-own')}>
      <h3 className="overline">Value per share, {formatDay(day)}</h3>
      <p className="num">
        <strong>{formatMoney(model.valuePerShare, priceCurrency)}</strong>
      </p>
      {market ? (
        <p className="small">
          <Badge tone={verdictTones[market.verdict]}>{verdictNames[market.verdict]}</Badge>{' '}
          <span className="muted">
            Market {formatMoney(price, priceCurrency)}, {distanceLabel(market)}
          </span>
        </p>
      ) : (
        <p className="small muted">No market price to compare it with.</p>
      )}
    </div>
  );
}
