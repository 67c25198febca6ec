import type { CSSProperties } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';

/** One track from zero: the value as a dot, the price as a diamond. */
export function PriceValueLine({
  price,
  value,
  currency,
}: {
  price: number;
  value: number | null;
  currency: string;
}) {
  // The scale grows with the value.
  const end = Math.max(price * 1.294, (value ?? 0) * 1.05);
  const place = (amount: number) => ({ '--x': `${((amount / end) * 100).toFixed(2)}%` }) as CSSProperties;
  const label = [
    value === null ? 'No value per share' : `Value per share ${formatMoney(value, currency)}`,
    `price ${formatMoney(price, currency)}`,
  ].join(', ');
  return (
    <div className="pv-line" role="img" aria-label={label}>
      <i className="rail" />
      {value !== null && <i className="v" style={place(Math.max(0, value))} />}
      <i className="p" style={place(price)} />
      <span style={place(price)}>Price</span>
    </div>
  );
}
