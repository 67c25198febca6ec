import type { LensSort } from './lens-table.ts';

/** Largest first, then smallest first, then the list’s own order; names from A on first. */
export function nextSort(sort: LensSort | null, key: LensSort['key']): LensSort | null {
  const first = key === 'name' ? 'ascending' : 'descending';
  if (sort?.key !== key) return { key, direction: first };
  if (sort.direction !== first) return null;
  return { key, direction: first === 'descending' ? 'ascending' : 'descending' };
}
