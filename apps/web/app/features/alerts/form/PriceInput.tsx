import type { ComponentProps } from 'react';
import { NumberInput } from '../../../ui/controls/NumberInput.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import '../alerts.css';

/** A price with its currency before it. */
export function PriceInput({
  currency,
  ...input
}: ComponentProps<typeof NumberInput> & { currency: string }) {
  return (
    <div className="input-affix alert-price">
      <span className={classNames('affix', currency !== 'USD' && 'affix-code')} aria-hidden="true">
        {currency === 'USD' ? '$' : currency}
      </span>
      <NumberInput {...input} />
    </div>
  );
}
