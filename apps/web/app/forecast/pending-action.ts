/** What somebody chose away from a company’s page, for that page to do once it is open. */
export type Sought = { readonly symbol: string } & (
  | { readonly what: 'new' }
  | { readonly what: 'import'; readonly file: File }
  | { readonly what: 'versions'; readonly forecastId: number }
  | { readonly what: 'export'; readonly forecastId: number }
  | { readonly what: 'alert'; readonly forecastId: number }
);

let sought: Sought | null = null;

export function seek(what: Sought): void {
  sought = what;
}

/** Done once: whoever takes it does it. */
export function takeSought<What extends Sought['what']>(
  symbol: string,
  ...whats: readonly What[]
): Extract<Sought, { what: What }> | null {
  const found = sought;
  if (found?.symbol !== symbol || !whats.some((what) => what === found.what)) return null;
  sought = null;
  return found as Extract<Sought, { what: What }>;
}
