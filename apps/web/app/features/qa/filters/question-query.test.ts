import { expect, test } from 'vitest';
import { everything, isFiltered, parseQuestionQuery, questionsAddress } from './question-query.ts';

const parsed = (search: string) => parseQuestionQuery(new URLSearchParams(search));

test('an address without choices shows all questions, newest first', () => {
  expect(parsed('')).toEqual(everything);
  expect(questionsAddress(everything)).toBe('/business-q-and-a');
});

test('every choice is in the address, and read from it again', () => {
  const query = {
    tab: 'q-for-you',
    featured: true,
    sort: 'upvotes',
    category: 'CONCEPTS',
    type: 'with_analysts',
    companies: ['AAPL', 'BRK.B'],
    tags: ['CAPEX', 'МАРЖА'],
    list: 3,
    myList: 12,
    asker: 5,
    answerer: 6,
    featuredOf: null,
  } as const;
  const address = questionsAddress(query);
  expect(parsed(address.slice(address.indexOf('?')))).toEqual(query);
});

test('what an address cannot mean is left out', () => {
  expect(
    parsed(
      'tab=hidden&featured=yes&sort=best&category=x&type=rejected&companies=a b,<&list=-1&asker=1e9&my_list=0',
    ),
  ).toEqual(everything);
});

test('a form adds a company and a tag to those chosen before', () => {
  const { companies, tags } = parsed('companies=AAPL&companies=nke&tags=CAPEX,MARGIN&tags=CAPEX&tags=');
  expect(companies).toEqual(['AAPL', 'NKE']);
  expect(tags).toEqual(['CAPEX', 'MARGIN']);
});

test('a tab and an order are no filter', () => {
  expect(isFiltered({ ...everything, tab: 'bookmarks', sort: 'active' })).toBe(false);
  expect(isFiltered({ ...everything, featured: true })).toBe(true);
});
