import { expect, test } from 'vitest';
import { historyAddress, parseHistory } from './history-address.ts';

const parsed = (query: string) => parseHistory(new URLSearchParams(query));

test('the address of a page of the history says whose acts, of which kind, with which words, and from where', () => {
  const wanted = { editor: 3, kind: 'hide', q: 'Nike margin', before: 51 } as const;
  expect(historyAddress(wanted)).toBe('/editors/history?editor=3&kind=hide&q=Nike+margin&before=51');
  expect(parsed('editor=3&kind=hide&q=+Nike+margin&before=51')).toEqual(wanted);
  expect(historyAddress({})).toBe('/editors/history');
});

test('what an address can’t mean is left out', () => {
  expect(parsed('editor=me&kind=dance&q=+&after=-1&page=2')).toEqual({});
});
