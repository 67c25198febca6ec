import { expect, test } from 'vitest';
import { checkLine, readLine } from './source-text.ts';

test('a line with a control character or without end is refused, by its reason', () => {
  expect(checkLine('Apple Inc.')).toBeNull();
  expect(checkLine('Apple\0Inc.')).toBe('text_unprintable');
  expect(checkLine('A'.repeat(301))).toBe('text_too_long');
});

test('a line that cannot be kept is none', () => {
  expect(readLine(' Nasdaq ')).toBe('Nasdaq');
  for (const value of ['', ' ', 'a\nb', 'A'.repeat(301), 7, null]) expect(readLine(value)).toBeNull();
});
