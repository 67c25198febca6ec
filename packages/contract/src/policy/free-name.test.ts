import { expect, test } from 'vitest';
import { freeName, withEnding } from './free-name.ts';

const among = (taken: readonly string[]) => (name: string) => taken.includes(name);

test('a name that is taken gets the first number that makes it free', async () => {
  expect(await freeName('Base case', among([]))).toBe('Base case');
  expect(await freeName('Base case', among(['Base case']))).toBe('Base case 2');
  expect(await freeName('Base case', among(['Base case', 'Base case 2', 'Base case 4']))).toBe('Base case 3');
});

test('the longest name is cut for its number, between characters', async () => {
  const longest = 'x'.repeat(100);
  expect(await freeName(longest, among([]))).toBe(longest);
  expect(await freeName(longest, among([longest]))).toBe(`${'x'.repeat(98)} 2`);
  const family = '👨‍👩‍👧';
  expect(withEnding(`${'x'.repeat(92)}${family}`, ' 2')).toBe(`${'x'.repeat(92)} 2`);
  expect(withEnding(`${'x'.repeat(97)} yz`, ' 2')).toBe(`${'x'.repeat(97)} 2`);
});
