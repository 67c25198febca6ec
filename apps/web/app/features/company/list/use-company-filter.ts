import { useKeptFilter } from '../../../platform/screens/use-kept-filter.ts';
import { type ListQuery, listAddress, parseListQuery, type SectorCount } from './list-query.ts';
import { companiesPath } from './paths.ts';

/** Sector and order; a search is of one visit. */
export function useCompanyFilter(query: ListQuery, sectors: readonly SectorCount[]): void {
  useKeptFilter({
    name: 'company-filter',
    chosen: filterOf(query),
    addressOf: (kept) => keptAddress(kept, sectors),
  });
}

function filterOf(query: ListQuery): string {
  return listAddress('', { ...query, text: '', all: false });
}

export function keptAddress(kept: string, sectors: readonly SectorCount[]): string | null {
  const query = parseListQuery(new URLSearchParams(kept));
  const isKnown = query.sector === null || sectors.some(({ sector }) => sector === query.sector);
  const filter = isKnown ? filterOf(query) : '';
  return filter === '' ? null : companiesPath + filter;
}
