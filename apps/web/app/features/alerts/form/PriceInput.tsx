import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import '../../../ui/controls/field.css';
import '../alerts.css';

/** A price with its currency before it. */
export function PriceInput({ currency, ...input }: ComponentProps<'input'> & { currency: string }) {
  return (
    <div className="input-affix alert-price">
      <span className={classNames('affix', currency !== 'USD' && 'affix-code')} aria-hidden="true">
        {currency === 'USD' ? '$' : currency}
      </span>
      <input className="input" inputMode="decimal" autoComplete="off" maxLength={20} {...input} />
    </div>
  );
}
