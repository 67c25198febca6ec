/** From which side a price has to come: an alert above the price fires when the price is at or above it. */
export type AlertSide = 'above' | 'below';

/** Null where the price is the target: there is nothing to wait for. */
export function sideOf(target: number, price: number): AlertSide | null {
  if (target === price) return null;
  return target > price ? 'above' : 'below';
}

/** The price and the side alone decide, not the way between two ticks: a missed tick loses nothing. */
export function isReached({ side, target }: { side: AlertSide; target: number }, price: number): boolean {
  return side === 'above' ? price >= target : price <= target;
}
