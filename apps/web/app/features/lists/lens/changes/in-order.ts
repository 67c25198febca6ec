import type { LensCompany } from '@tenfold/contract/lists';
import type { Reorder } from './use-reorder.ts';

/** As they would stand when the company that is held were dropped now. */
export function inOrder(
  companies: readonly LensCompany[],
  { symbols, held }: Pick<Reorder, 'symbols' | 'held'>,
): readonly LensCompany[] {
  // While a long list scrolls, this is asked many times a second.
  if (held === null) return companies;
  const bySymbol = new Map(companies.map((company) => [company.symbol, company]));
  return symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []);
}
