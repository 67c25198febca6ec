const oneOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

/**
 * `Owns NKE`; of several `Owns NKE or LULU`, as the box is one for all of them.
 *
 * @param companies symbols, at least one
 */
export function ownsWords(companies: readonly string[]): string {
  return `Owns ${oneOf.format(companies)}`;
}

/** The label of the box that says so. */
export function ownLabel(companies: readonly string[]): string {
  return companies.length > 1 ? 'I own one of these shares' : 'I own this share';
}
