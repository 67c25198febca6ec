import type { MarketPosition } from '@tenfold/domain/valuation';
import type { CSSProperties } from 'react';
import { valueAgainstPriceLabel } from '../../../figures/value-against-price-label.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import './model-bar.css';

/** From half the value to twice it, centred on the value. */
export function ModelBar({ market, isOwn }: { market: MarketPosition; isOwn: boolean }) {
  const against = valueAgainstPriceLabel(market.valueAgainstPrice);
  return (
    <div className="stack stack-1">
      <div
        className={classNames('model-bar', market.verdict === 'undervalued' && 'is-under', isOwn && 'is-own')}
        role="img"
        aria-label={`${isOwn ? 'Your model' : 'The fair value'} is ${against}`}
        style={{ '--pos': `${market.position}%` } as CSSProperties}
      >
        <span className="model-bar-track" />
        <span className="model-bar-fill" />
        <span className="model-bar-mid" />
        <span className="model-bar-dot" />
      </div>
      <div className="row row-between caption">
        <span>Undervalued</span>
        <span>value is {against}</span>
        <span>Overvalued</span>
      </div>
    </div>
  );
}
