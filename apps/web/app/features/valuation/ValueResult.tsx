import type { FairValue } from '@tenfold/domain/valuation';
import { Badge } from '../../ui/Badge.tsx';
import type { Model } from './model.ts';
import { moneyText } from './money-text.ts';
import { distanceWords, verdictNames, verdictTones } from './verdict-words.ts';
import './value-result.css';

export function ValueResult({ model, value }: { model: Model; value: FairValue }) {
  const { market, price, priceCurrency } = model;
  return (
    <div className="value-result">
      <h3 className="overline">Value per share</h3>
      <p className="num">
        <strong>{moneyText(value.valuePerShare, priceCurrency)}</strong>
      </p>
      {market ? (
        <p className="small">
          <Badge tone={verdictTones[market.verdict]}>{verdictNames[market.verdict]}</Badge>{' '}
          <span className="muted">
            Market {moneyText(price, priceCurrency)}, {distanceWords(market)}
          </span>
        </p>
      ) : (
        <p className="small muted">There is no price on file to set it against.</p>
      )}
    </div>
  );
}
