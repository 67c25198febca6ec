import type { ForecastId } from '@tenfold/contract/ids';
/** What somebody chose away from a company’s page, for that page to do once it is open. */
export type PendingAction = { readonly symbol: string } & (
  | { readonly what: 'new' }
  | { readonly what: 'import'; readonly file: File }
  | { readonly what: 'versions'; readonly forecastId: ForecastId }
  | { readonly what: 'export'; readonly forecastId: ForecastId }
  | { readonly what: 'alert'; readonly forecastId: ForecastId }
);

let pending: PendingAction | null = null;

export function setPendingAction(action: PendingAction): void {
  pending = action;
}

/** Returns the action and clears it, so that it runs once. */
export function takePendingAction<What extends PendingAction['what']>(
  symbol: string,
  ...whats: readonly What[]
): Extract<PendingAction, { what: What }> | null {
  const found = pending;
  if (found?.symbol !== symbol || !whats.some((what) => what === found.what)) return null;
  pending = null;
  return found as Extract<PendingAction, { what: What }>;
}
