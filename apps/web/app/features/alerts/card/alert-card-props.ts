import type { PriceKind } from '../labels/alert-labels.ts';

export interface AlertCardProps {
  symbol: string;
  currency: string;
  /** The price now; null before the first. */
  price: number | null;
  kind: PriceKind;
}
