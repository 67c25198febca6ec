import { type Order, sortedQuery, sortName } from '../../../ui/table/sorted-query.ts';
import { type CompanyRow, otherSector } from './company-row.ts';

export const companyOrders = sortedQuery({
  name: { of: ({ name }: CompanyRow) => name.toLowerCase(), largestFirst: false },
  sector: { of: ({ sector }: CompanyRow) => sector ?? null, largestFirst: false },
  price: { of: ({ price }: CompanyRow) => price, largestFirst: true },
  change: { of: ({ change }: CompanyRow) => change, largestFirst: true },
  pe: { of: ({ pe }: CompanyRow) => pe.value, largestFirst: false },
  value: { of: ({ value }: CompanyRow) => value?.against ?? null, largestFirst: true },
  'fcf-yield': { of: ({ fcfYield }: CompanyRow) => fcfYield.value, largestFirst: true },
  'market-cap': { of: ({ marketCap }: CompanyRow) => marketCap.value, largestFirst: true },
  filing: { of: ({ filing }: CompanyRow) => filing?.filed ?? null, largestFirst: true },
});

export type SortKey = (typeof companyOrders.keys)[number];

/** The state of the page, as its address carries it. */
export interface ListQuery extends Order<SortKey> {
  readonly sector: string | null;
  readonly text: string;
  readonly all: boolean;
}

const defaultSort: SortKey = 'market-cap';

/** What an address cannot mean is left out. */
export const listParameters = ['sort', 'sector', 'q', 'show'];

export function parseListQuery(params: URLSearchParams): ListQuery {
  const order = companyOrders.find(params) ?? { sort: defaultSort, reversed: false };
  return {
    ...order,
    sector: params.get('sector') || null,
    text: (params.get('q') ?? '').trim(),
    all: params.get('show') === 'all',
  };
}

/** Without defaults, so that one list has one address. */
export function listAddress(path: string, { sort, reversed, sector, text, all }: ListQuery): string {
  const params = new URLSearchParams();
  if (sort !== defaultSort || reversed) params.set('sort', sortName({ sort, reversed }));
  if (sector !== null) params.set('sector', sector);
  if (text !== '') params.set('q', text);
  if (all) params.set('show', 'all');
  return params.size === 0 ? path : `${path}?${params}`;
}

/** Equal ones stay in the order of size. */
export function selectRows(rows: readonly CompanyRow[], query: ListQuery): CompanyRow[] {
  const words = normalize(query.text);
  const shown = rows
    .filter(({ sector }) => query.sector === null || (sector ?? otherSector) === query.sector)
    .filter(({ symbol, name, fullName }) =>
      [symbol, name, fullName].some((each) => normalize(each).includes(words)),
    );
  return companyOrders.inOrder(shown, query);
}

function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase();
}

export interface SectorCount {
  readonly sector: string;
  readonly count: number;
}

/** In the order of the alphabet, what has no sector last. */
export function countSectors(rows: readonly CompanyRow[]): SectorCount[] {
  const counts = new Map<string, number>();
  for (const { sector } of rows)
    counts.set(sector ?? otherSector, (counts.get(sector ?? otherSector) ?? 0) + 1);
  return [...counts]
    .map(([sector, count]) => ({ sector, count }))
    .sort(
      (one, other) =>
        Number(one.sector === otherSector) - Number(other.sector === otherSector) ||
        one.sector.localeCompare(other.sector),
    );
}
