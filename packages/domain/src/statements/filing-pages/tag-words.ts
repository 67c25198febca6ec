/**
 * The words of a tag, as filings name them.
 *
 * Example: `RevenueFromContractWithCustomerExcludingAssessedTax` reads `Revenue from contract with customer excluding assessed tax`.
 */
export function tagWords(tag: string): string {
  const words = tag.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [tag];
  return words
    .map((word, at) => (at === 0 || /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}
