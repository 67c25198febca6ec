import { useRestoredFilter } from '../../../platform/screens/use-restored-filter.ts';
import { type ListQuery, listAddress, parseListQuery, type SectorCount } from './list-query.ts';
import { companiesPath } from './paths.ts';

/** Sector and order; a search is of one visit. */
export function useCompanyFilter(query: ListQuery, sectors: readonly SectorCount[]): void {
  useRestoredFilter({
    name: 'company-filter',
    chosen: filterOf(query),
    addressOf: (stored) => storedAddress(stored, sectors),
  });
}

function filterOf(query: ListQuery): string {
  return listAddress('', { ...query, text: '', all: false });
}

export function storedAddress(stored: string, sectors: readonly SectorCount[]): string | null {
  const query = parseListQuery(new URLSearchParams(stored));
  const isKnown = query.sector === null || sectors.some(({ sector }) => sector === query.sector);
  const filter = isKnown ? filterOf(query) : '';
  return filter === '' ? null : companiesPath + filter;
}
