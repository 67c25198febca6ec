import type { LensCompany } from '@tenfold/contract/lists';
import type { Movable } from '../../../../ui/reorder/use-held.ts';
import type { Reorder } from '../../../../ui/reorder/use-reorder.ts';
import type { NamedCompany } from './use-company-changes.ts';

/** The order there would be if the company that is held were dropped now. */
export function inOrder(
  companies: readonly LensCompany[],
  { keys, held }: Pick<Reorder, 'keys' | 'held'>,
): readonly LensCompany[] {
  // While a long list scrolls, this is asked many times a second.
  if (held === null) return companies;
  const bySymbol = new Map(companies.map((company) => [company.symbol, company]));
  return keys.flatMap((symbol) => bySymbol.get(symbol) ?? []);
}

export function toMovable({ symbol, shortName }: NamedCompany): Movable {
  return { key: symbol, name: shortName };
}
