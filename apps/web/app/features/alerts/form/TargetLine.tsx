import { distanceTo } from '@tenfold/domain/alerts';
import { formatChange } from '@tenfold/domain/format';
import { formatMoney } from '../../../figures/format-money.ts';
import { type PriceKind, priceKindLabels } from '../labels/alert-labels.ts';

interface Props {
  target: number | null;
  /** Of now. */
  price: number | null;
  kind: PriceKind;
  currency: string;
}

/** What would be set, and how far it is from the price now. */
export function TargetLine({ target, price, kind, currency }: Props) {
  if (target === null || price === null) return null;
  return (
    <p className="caption num" aria-live="polite">
      {formatMoney(target, currency)} is {formatChange(distanceTo(target, price))} from{' '}
      {priceKindLabels[kind]}, {formatMoney(price, currency)}
    </p>
  );
}
