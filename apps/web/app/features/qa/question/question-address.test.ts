import { expect, test } from 'vitest';
import { parseId, parseQuestionAddress } from './question-address.ts';

test('an address names an answer, a comment and the order', () => {
  expect(parseQuestionAddress(new URLSearchParams('answer=7&comment=9&sort=newest&draft=3'))).toEqual({
    sort: 'newest',
    answer: 7,
    comment: 9,
    draft: 3,
  });
});

test('what it cannot mean is left out', () => {
  const nothing = { sort: 'upvotes', answer: null, comment: null, draft: null };
  expect(parseQuestionAddress(new URLSearchParams('answer=x&comment=-1&sort=best&draft=0'))).toEqual(nothing);
});

test.each(['', 'abc', '0', '07', '1.5', '1e3', '9999999999999999', null])('%j is no id', (text) => {
  expect(parseId(text)).toBeNull();
});
