import type { MethodValue } from '@tenfold/domain/valuation';
import { formatDay } from '../../../figures/format-day.ts';
import { formatMoney } from '../../../figures/format-money.ts';
import { valueAgainstPriceLabel } from '../../../figures/value-against-price-label.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { verdictNames, verdictTones } from '../labels/verdict-labels.ts';
import type { ValueEstimate } from '../model/model.ts';
import { useMarket } from '../model/use-market.ts';
import './value-result.css';

interface Props {
  estimate: ValueEstimate;
  value: MethodValue;
  priceCurrency: string;
}

export function ValueResult({ estimate, value, priceCurrency }: Props) {
  const { market, price } = useMarket(estimate);
  const { asOf, isOwn, isJudged, valuePerShare } = estimate;
  const day = asOf?.ok ? asOf.day : value.valuationDate;
  return (
    <div className={classNames('value-result', isOwn && 'is-own')}>
      <h3 className="overline">Value per share, {formatDay(day)}</h3>
      <p className="num">
        <strong>{formatMoney(valuePerShare, priceCurrency)}</strong>
      </p>
      {market ? (
        <p className="small">
          {isJudged && (
            <>
              <Badge tone={verdictTones[market.verdict]}>{verdictNames[market.verdict]}</Badge>{' '}
            </>
          )}
          <span className="muted">
            {isJudged
              ? `Value is ${valueAgainstPriceLabel(market.valueAgainstPrice)}, ${formatMoney(price, priceCurrency)}`
              : `The price is ${formatMoney(price, priceCurrency)}.`}
          </span>
        </p>
      ) : (
        <p className="small muted">No market price to compare it with.</p>
      )}
    </div>
  );
}
