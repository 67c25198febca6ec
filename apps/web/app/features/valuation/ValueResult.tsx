import type { MethodValue } from '@tenfold/domain/valuation';
import { Badge } from '../../ui/Badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { dayText } from './day-text.ts';
import type { Model } from './model.ts';
import { moneyText } from './money-text.ts';
import { distanceWords, verdictNames, verdictTones } from './verdict-words.ts';
import './value-result.css';

export function ValueResult({ model, value }: { model: Model; value: MethodValue }) {
  const { market, price, priceCurrency, asOf, isOwn } = model;
  const day = asOf?.ok ? asOf.day : value.valuationDate;
  return (
    <div className={classNames('value-result', isOwn && 'is-own')}>
      <h3 className="overline">Value per share, {dayText(day)}</h3>
      <p className="num">
        <strong>{moneyText(model.valuePerShare, priceCurrency)}</strong>
      </p>
      {market ? (
        <p className="small">
          <Badge tone={verdictTones[market.verdict]}>{verdictNames[market.verdict]}</Badge>{' '}
          <span className="muted">
            Market {moneyText(price, priceCurrency)}, {distanceWords(market)}
          </span>
        </p>
      ) : (
        <p className="small muted">No market price to compare it with.</p>
      )}
    </div>
  );
}
