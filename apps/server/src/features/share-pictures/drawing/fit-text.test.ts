import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const room = { width: 200, lines: 2, sizes: [40, 20] };

test('a short name has the largest letters', () => {
  expect(fitText('Apple Inc.', room, measure)).toEqual({ size: 40, lines: ['Apple Inc.'] });
});

test('a longer one has a second line before it has smaller letters', () => {
  expect(fitText('Realty and Income', room, measure)).toEqual({ size: 40, lines: ['Realty and', 'Income'] });
});

test('one that is longer still ends in three dots', () => {
  const { size, lines } = fitText('A company whose name is much too long for any picture', room, measure);
  expect(size).toBe(20);
  expect(lines).toEqual(['A company whose name', 'is much too long fo…']);
});

test('a word without a space is cut, in one line', () => {
  expect(fitText('W'.repeat(99), room, measure)).toEqual({ size: 20, lines: [`${'W'.repeat(19)}…`] });
});
