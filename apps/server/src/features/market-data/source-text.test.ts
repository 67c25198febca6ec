import { expect, test } from 'vitest';
import { checkLine, lineOf, shown } from './source-text.ts';

test('a line with a control character or without end is refused, by its reason', () => {
  expect(checkLine('Apple Inc.')).toBeNull();
  expect(checkLine('Apple\0Inc.')).toBe('text_unprintable');
  expect(checkLine('A'.repeat(301))).toBe('text_too_long');
});

test('a line that cannot be kept is none', () => {
  expect(lineOf(' Nasdaq ')).toBe('Nasdaq');
  for (const value of ['', ' ', 'a\nb', 'A'.repeat(301), 7, null]) expect(lineOf(value)).toBeNull();
});

test('what is refused is shown without what moves a cursor', () => {
  expect(shown('A\u001b[2JB\ud800')).toBe('A\uFFFD[2JB\uFFFD');
  expect(shown('A'.repeat(400))).toBe(`${'A'.repeat(300)}…`);
});
