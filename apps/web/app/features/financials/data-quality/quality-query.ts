import type { CompanyQuality } from '@tenfold/contract/financials';
import { type Order, sortedQuery, sortName } from '../../../ui/table/sorted-query.ts';
import { dataQualityPath } from './paths.ts';

export const qualityOrders = sortedQuery({
  company: { of: ({ shortName }: CompanyQuality) => shortName.toLowerCase(), largestFirst: false },
  // The worst first: what somebody sorts by it to find.
  identities: {
    of: ({ passed, judged }: CompanyQuality) => (judged === 0 ? null : passed / judged),
    largestFirst: false,
  },
  gaps: { of: ({ gaps }: CompanyQuality) => gaps, largestFirst: true },
  'tag-switches': { of: ({ tagSwitches }: CompanyQuality) => tagSwitches, largestFirst: true },
  excluded: { of: ({ excluded }: CompanyQuality) => excluded, largestFirst: true },
  restated: { of: ({ restated }: CompanyQuality) => restated, largestFirst: true },
  contested: { of: ({ contested }: CompanyQuality) => contested, largestFirst: true },
  checked: { of: ({ newestFiling }: CompanyQuality) => newestFiling, largestFirst: true },
});

export type QualitySort = (typeof qualityOrders.keys)[number];

export const qualityFilters = ['all', 'failing', 'contested'] as const;
export type QualityFilter = (typeof qualityFilters)[number];

/** The state of the page, as its address carries it. */
export interface QualityQuery {
  readonly text: string;
  readonly show: QualityFilter;
  /** Null: the largest company first. */
  readonly order: Order<QualitySort> | null;
  /** Counted from 1. */
  readonly page: number;
}

export const qualityParameters = ['q', 'show', 'sort', 'page'];

/** What an address cannot mean is left out. */
export function parseQualityQuery(params: URLSearchParams): QualityQuery {
  const page = Number(params.get('page') ?? 1);
  return {
    text: (params.get('q') ?? '').trim(),
    show: qualityFilters.find((filter) => filter === params.get('show')) ?? 'all',
    order: qualityOrders.find(params),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Without defaults, so that one list has one address. Another list begins with its first page. */
export function qualityAddress(
  { text, show, order, page }: QualityQuery,
  path: string = dataQualityPath,
): string {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (show !== 'all') params.set('show', show);
  if (order !== null) params.set('sort', sortName(order));
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? path : `${path}?${params}`;
}

export const filters: Readonly<Record<QualityFilter, (company: CompanyQuality) => boolean>> = {
  all: () => true,
  failing: ({ failed }) => failed > 0,
  contested: ({ contested }) => contested > 0,
};

/** Equal ones stay in the order of size. */
export function selectQualities(
  companies: readonly CompanyQuality[],
  { text, show, order }: QualityQuery,
): CompanyQuality[] {
  const words = normalize(text);
  const found = companies
    .filter(filters[show])
    .filter(({ symbol, name, shortName }) =>
      [symbol, name, shortName].some((each) => normalize(each).includes(words)),
    );
  return order === null ? found : qualityOrders.inOrder(found, order);
}

function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase();
}
