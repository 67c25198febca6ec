import { expect, test } from 'vitest';
import { checkLine, readLine } from './source-text.ts';

test('a line with control characters or of excessive length is refused with its reason', () => {
  expect(checkLine('Apple Inc.')).toBeNull();
  expect(checkLine('Apple\0Inc.')).toBe('text_unprintable');
  expect(checkLine('A'.repeat(301))).toBe('text_too_long');
});

test("a line that can't be stored is null", () => {
  expect(readLine(' Nasdaq ')).toBe('Nasdaq');
  for (const value of ['', ' ', 'a\nb', 'A'.repeat(301), 7, null]) expect(readLine(value)).toBeNull();
});
