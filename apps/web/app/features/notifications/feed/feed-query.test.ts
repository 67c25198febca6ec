import { expect, test } from 'vitest';
import { feedSearch, parseFeedQuery } from './feed-query.ts';

const parse = (search: string) => parseFeedQuery(new URLSearchParams(search));

test('an address without choices is the whole feed, top first', () => {
  expect(parse('')).toMatchObject({
    sort: 'top',
    filter: 'all',
    isSorted: false,
    isFiltered: false,
    page: 1,
  });
});

test('an address is read as it is written', () => {
  const search = '?filter=price&sort=oldest&symbol=BRK-B&unread=1&page=3';
  expect(feedSearch(parse(search))).toBe(search);
});

test('what somebody typed into an address and no feed has is left out', () => {
  expect(feedSearch(parse('?filter=x&sort=best&symbol=%3Cb%3E&unread=yes&page=-1'))).toBe('');
  expect(parse('?page=1e9').page).toBe(1);
});

test('a default that the address says stays in it: it overrides what the browser keeps', () => {
  expect(feedSearch(parse('?filter=all&sort=top'))).toBe('?filter=all&sort=top');
});
