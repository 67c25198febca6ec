import { expect, test } from 'vitest';
import { differs, matchesPattern } from './select-box.ts';

const eps = { value: 'earningsPerShare', label: 'Diluted EPS' };

test.each([
  ['', true],
  [' eps ', true],
  ['EARNINGS', true],
  ['^diluted', true],
  ['revenue|eps', true],
  ['revenue', false],
  ['eps(', false],
  ['[', false],
  ['*', false],
])('the pattern %j: %j', (typed, expected) => {
  expect(matchesPattern(typed, eps)).toBe(expected);
});

test('choices differ by what is in them, not by their order', () => {
  expect(differs(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(differs(['a'], ['a', 'b'])).toBe(true);
  expect(differs(['a', 'c'], ['a', 'b'])).toBe(true);
  expect(differs([], [])).toBe(false);
});
