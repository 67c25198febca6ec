import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test('a text below 300 characters is shown whole', () => {
  expect(shortened('a'.repeat(299))).toBe('a'.repeat(299));
});

test('a longer one is cut between two words', () => {
  const text = 'a margin '.repeat(40);
  expect(shortened(text)).toMatch(/ a…$/);
  expect(shortened(text).length).toBeLessThanOrEqual(301);
});

test('a long word is cut, and no character is', () => {
  expect(shortened('a'.repeat(400))).toBe(`${'a'.repeat(300)}…`);
  expect(shortened(`${'a'.repeat(299)}😀${'b'.repeat(100)}`)).toBe(`${'a'.repeat(299)}…`);
});
