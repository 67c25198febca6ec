/** What Stripe answers as an id, or as the whole object where that was asked for. */
export function idOf(value: string | { readonly id: string }): string {
  return typeof value === 'string' ? value : value.id;
}

export function idOrNull(value: string | { readonly id: string } | null | undefined): string | null {
  return value === null || value === undefined ? null : idOf(value);
}
