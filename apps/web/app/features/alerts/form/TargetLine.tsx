import { distanceTo } from '@tenfold/domain/alerts';
import { formatChange } from '@tenfold/domain/format';
import { formatMoney } from '../../../figures/format-money.ts';
import { type PriceKind, priceKindLabels } from '../labels/alert-labels.ts';
import { targetOf } from './typed-target.ts';
import type { AlertForm } from './use-alert-form.ts';

interface Props {
  form: AlertForm;
  errorId: string;
  /** The price now. */
  price: number | null;
  kind: PriceKind;
  currency: string;
}

/** What would be set, and how far it is from the price now; or why what was typed can't be. */
export function TargetLine({ form, errorId, price, kind, currency }: Props) {
  if (form.error !== null) {
    return (
      <p className="field-error" id={errorId}>
        {form.error}
      </p>
    );
  }
  const target = targetOf(form.target);
  if (target === null || price === null) return null;
  return (
    <p className="caption num" aria-live="polite">
      {formatMoney(target, currency)} is {formatChange(distanceTo(target, price))} from{' '}
      {priceKindLabels[kind]}, {formatMoney(price, currency)}
    </p>
  );
}
