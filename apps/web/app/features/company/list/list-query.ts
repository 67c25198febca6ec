import { type CompanyRow, otherSector } from './company-row.ts';

export const sortKeys = [
  'name',
  'sector',
  'price',
  'change',
  'pe',
  'value',
  'fcf-yield',
  'market-cap',
  'filing',
] as const;
export type SortKey = (typeof sortKeys)[number];

interface Sort {
  readonly of: (row: CompanyRow) => number | string | null;
  /** The order a reader wants first: the cheapest, the largest, the newest. */
  readonly largestFirst: boolean;
}

const sorts: Readonly<Record<SortKey, Sort>> = {
  name: { of: ({ name }) => name.toLowerCase(), largestFirst: false },
  sector: { of: ({ sector }) => sector ?? null, largestFirst: false },
  price: { of: ({ price }) => price, largestFirst: true },
  change: { of: ({ change }) => change, largestFirst: true },
  pe: { of: ({ pe }) => pe.value, largestFirst: false },
  value: { of: ({ value }) => value?.against ?? null, largestFirst: true },
  'fcf-yield': { of: ({ fcfYield }) => fcfYield.value, largestFirst: true },
  'market-cap': { of: ({ marketCap }) => marketCap.value, largestFirst: true },
  filing: { of: ({ filing }) => filing?.filed ?? null, largestFirst: true },
};

/** The state of the page, as its address carries it. */
export interface ListQuery {
  readonly sort: SortKey;
  readonly reversed: boolean;
  readonly sector: string | null;
  readonly text: string;
  readonly all: boolean;
}

const defaultSort: SortKey = 'market-cap';

/** What an address cannot mean is left out. */
export const listParameters = ['sort', 'sector', 'q', 'show'];

export function parseListQuery(params: URLSearchParams): ListQuery {
  const sort = params.get('sort') ?? '';
  const reversed = sort.startsWith('-');
  const key = sortKeys.find((known) => known === (reversed ? sort.slice(1) : sort));
  return {
    sort: key ?? defaultSort,
    reversed: key !== undefined && reversed,
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

export function sortName({ sort, reversed }: Pick<ListQuery, 'sort' | 'reversed'>): string {
  return reversed ? `-${sort}` : sort;
}

export function isLargestFirst({ sort, reversed }: Pick<ListQuery, 'sort' | 'reversed'>): boolean {
  return sorts[sort].largestFirst !== reversed;
}

/** Missing figures come last in either order; equal ones stay in the order of size. */
export function selectRows(rows: readonly CompanyRow[], query: ListQuery): CompanyRow[] {
  const words = normalize(query.text);
  const { of } = sorts[query.sort];
  const sign = isLargestFirst(query) ? -1 : 1;
  return rows
    .filter(({ sector }) => query.sector === null || (sector ?? otherSector) === query.sector)
    .filter(({ symbol, name, fullName }) =>
      [symbol, name, fullName].some((shown) => normalize(shown).includes(words)),
    )
    .sort((one, other) => {
      const [a, b] = [of(one), of(other)];
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return a === b ? 0 : a < b ? -sign : sign;
    });
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
