import { noPriceLabel } from './no-price-label.ts';

export function NoPrice() {
  return <span className="faint">{noPriceLabel}</span>;
}
