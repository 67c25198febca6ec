import type { PlanPrice } from '@tenfold/contract/billing';
import { type PlanType, planTypes } from '@tenfold/contract/policy/plans';
import { Badge } from '../../../ui/text/Badge.tsx';
import { formatSum } from '../money/format-sum.ts';
import { findPrice, monthlyPrice, savedPercent } from '../money/plan-prices.ts';
import { planTypeLabels } from '../money/plan-type-labels.ts';
import '../../../ui/controls/check.css';

interface Props {
  prices: readonly PlanPrice[];
  currency: string;
  period: PlanType;
  /** The period of the running subscription. */
  today: PlanType | null;
  disabled: boolean;
  onChoose: (period: PlanType) => void;
}

export function PeriodPick({ prices, currency, period, today, disabled, onChoose }: Props) {
  const saved = savedPercent(prices, currency);
  return (
    <fieldset className="pick-list" disabled={disabled}>
      <legend className="visually-hidden">Billing period</legend>
      {planTypes.map((each) => {
        const price = findPrice(prices, each, currency);
        if (price === null) return null;
        return (
          <label key={each} className="check">
            <input
              type="radio"
              name="period"
              value={each}
              checked={each === period}
              onChange={() => onChoose(each)}
            />
            <span>
              <b>{planTypeLabels[each]}</b>{' '}
              {each === 'year' && saved !== null && <Badge tone="accent">save {saved}%</Badge>}
              <span className="caption">{captionOf(price, each === today)}</span>
            </span>
            <b className="num">{formatSum(price)}</b>
          </label>
        );
      })}
    </fieldset>
  );
}

function captionOf(price: PlanPrice, isToday: boolean): string {
  const monthly = `${formatSum(monthlyPrice(price))} a month`;
  if (isToday) return `${monthly}, your plan today`;
  return price.planType === 'year' ? `${monthly}, paid once a year` : `${monthly}, paid monthly`;
}
