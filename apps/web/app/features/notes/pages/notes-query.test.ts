import { expect, test } from 'vitest';
import { countLabel, notesAddress, parseNotesQuery } from './notes-query.ts';

const query = (search: string) => parseNotesQuery(new URLSearchParams(search));

test('one list has one address', () => {
  for (const search of ['', '?q=capex', '?sort=oldest', '?q=a+b&sort=updated&page=3'])
    expect(notesAddress('/my-tenfold/notes', query(search))).toBe(`/my-tenfold/notes${search}`);
});

test.each(['sort=__proto__', 'page=0', 'page=-1', 'page=1.5', 'page=x', `q=${' '.repeat(9)}`])(
  'an address with %s shows the first page, newest first',
  (search) => {
    expect(query(search)).toEqual({ q: '', sort: 'newest', isSorted: false, page: 1 });
  },
);

test('a search is as long as the server takes', () => {
  expect(query(`q=${'x'.repeat(20_000)}`).q).toHaveLength(100);
});

test('a search leaves out what the server refuses: NUL, and half of a character at its end', () => {
  expect(query('q=cap%00ex').q).toBe('capex');
  expect(query(`q=${'x'.repeat(99)}%F0%9F%98%80`).q).toBe('x'.repeat(99));
});

test('how many there are is said in words', () => {
  expect(countLabel(14, 9)).toBe('14 notes on 9 companies');
  expect(countLabel(1, 1)).toBe('1 note on 1 company');
  expect(countLabel(10_000, 500)).toBe('10,000 notes on 500 companies');
});
