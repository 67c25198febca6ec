import {
  questionCategories,
  questionSorts,
  questionTabs,
  questionTypes,
} from '@tenfold/contract/qa/question-choices';
import { questionsPath } from '../../../shell/questions-paths.ts';

export type QuestionTab = (typeof questionTabs)[number];
export type QuestionSort = (typeof questionSorts)[number];

/** Which questions the page shows, as its address says it. Null and empty: all of them. */
export interface QuestionQuery {
  readonly tab: QuestionTab;
  readonly featured: boolean;
  readonly sort: QuestionSort;
  readonly category: (typeof questionCategories)[number] | null;
  readonly type: (typeof questionTypes)[number] | null;
  readonly companies: readonly string[];
  readonly tags: readonly string[];
  /** A list of the editors. */
  readonly list: number | null;
  /** Companies of one of the reader's lists. */
  readonly myList: number | null;
  readonly asker: number | null;
  readonly answerer: number | null;
  /** Whose text there is featured: of a contributor’s page, never of an address. */
  readonly featuredOf: number | null;
}

/** Parameters of the address; the screen reads no others. */
export const questionParameters = [
  'tab',
  'featured',
  'sort',
  'category',
  'type',
  'companies',
  'tags',
  'list',
  'my_list',
  'asker',
  'answerer',
] as const;

export const everything: QuestionQuery = {
  tab: 'all',
  featured: false,
  sort: 'newest',
  category: null,
  type: null,
  companies: [],
  tags: [],
  list: null,
  myList: null,
  asker: null,
  answerer: null,
  featuredOf: null,
};

/** What an address cannot mean is left out. */
export function parseQuestionQuery(params: URLSearchParams): QuestionQuery {
  const oneOf = <Choice extends string>(choices: readonly Choice[], name: string): Choice | null =>
    choices.find((choice) => choice === params.get(name)) ?? null;
  return {
    tab: oneOf(questionTabs, 'tab') ?? 'all',
    featured: params.get('featured') === 'true',
    sort: oneOf(questionSorts, 'sort') ?? 'newest',
    category: oneOf(questionCategories, 'category'),
    type: oneOf(questionTypes, 'type'),
    companies: listOf(params, 'companies').map(upperCase).filter(isSymbol),
    tags: listOf(params, 'tags').filter((tag) => tag.length <= 40),
    list: idOf(params, 'list'),
    myList: idOf(params, 'my_list'),
    asker: idOf(params, 'asker'),
    answerer: idOf(params, 'answerer'),
    featuredOf: null,
  };
}

/** Without defaults, so that one choice has one address. */
export function questionsAddress(query: Partial<QuestionQuery>): string {
  const { tab, featured, sort, category, type, companies, tags, list, myList, asker, answerer } = {
    ...everything,
    ...query,
  };
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.set(name, String(value));
  };
  put('tab', tab === 'all' ? null : tab);
  put('featured', featured ? 'true' : null);
  put('sort', sort === 'newest' ? null : sort);
  put('category', category);
  put('type', type);
  put('companies', companies.join(','));
  put('tags', tags.join(','));
  put('list', list);
  put('my_list', myList);
  put('asker', asker);
  put('answerer', answerer);
  return params.size === 0 ? questionsPath : `${questionsPath}?${params}`;
}

/** Turns it into what the call takes. */
export function toQuestionFilter(query: QuestionQuery) {
  return {
    tab: query.tab,
    sort: query.sort,
    isFeatured: query.featured ? 'true' : ('all' as const),
    questionList: query.list ?? ('all' as const),
    category: query.category ?? ('all' as const),
    type: query.type ?? ('all' as const),
    companies: query.companies.join(','),
    tags: query.tags.join(','),
    oneTheLists: query.myList ?? ('all' as const),
    questionAuthorId: query.asker ?? ('all' as const),
    answerAuthorId: query.answerer ?? ('all' as const),
    featuredAuthorId: query.featuredOf ?? ('all' as const),
  };
}

/** Whether something is left out besides what the tab leaves out. */
export function isFiltered(query: QuestionQuery): boolean {
  return questionsAddress({ ...query, sort: 'newest' }) !== questionsAddress({ tab: query.tab });
}

const mostOfEach = 20;

/** `A,B`; a form sends what is chosen and what is added as two of one name. */
function listOf(params: URLSearchParams, name: string): string[] {
  const all = params.getAll(name).flatMap((text) => text.split(','));
  return [...new Set(all.filter((text) => text !== ''))].slice(0, mostOfEach);
}

function upperCase(text: string): string {
  return text.trim().toUpperCase();
}

function isSymbol(text: string): boolean {
  return /^[A-Z0-9][A-Z0-9.-]{0,11}$/.test(text);
}

function idOf(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
