import { expect, test } from 'vitest';
import { readMargin, readTarget, typedMargin } from './typed-target.ts';

test.each([
  ['244.34', 244.34],
  ['0,5', 0.5],
  ['', null],
  ['0', null],
  ['0.00', null],
  ['.', null],
  ['abc', null],
])('a price alert typed as "%s" is sent at %s', (text, target) => {
  expect(readTarget(text)).toBe(target);
});

test.each([
  ['20', '20'],
  ['12,5 %', '12.5'],
  ['−10', '-10'],
  ['1.234', '1.23'],
  ['a-1', '1'],
])('typing %s into a margin leaves %s', (text, kept) => {
  expect(typedMargin(text)).toBe(kept);
});

test.each([
  ['20', 0.2],
  ['0', 0],
  ['-10', -0.1],
  ['99', 0.99],
  ['99.5', null],
  ['-1001', null],
  ['', null],
  ['-', null],
  ['.', null],
])('a margin of "%s" percent is %s of the value', (text, margin) => {
  expect(readMargin(text)).toBe(margin);
});
