import { expect, test } from 'vitest';
import { unsafeBecause } from './safe-text.ts';

const letters = (code: number) => String.fromCodePoint(code);

test.each([
  'Apple Inc.\n\n<b>bold</b> & <script>alert(1)</script>',
  'Žižek, L’Oréal — ロレアル, Выручка, 収益, रुपया, Ελλάδα',
  'Tiếng Việt nhiều dấu'.normalize('NFD'),
  'שָׁלוֹם',
  'คู่มือที่นี่',
  '👩‍👩‍👧 🏳️‍🌈 👍🏽 🇺🇸 ❤️',
  'می‌خواهم',
  'क्‍ष',
])('%j may be posted', (text) => {
  expect(unsafeBecause(text)).toBeNull();
});

const invisible = [
  0xad, 0x34f, 0x115f, 0x180e, 0x200b, 0x2060, 0x2063, 0x2800, 0x3164, 0xfeff, 0xffa0, 0xe0041, 0xe000,
];
test.each(invisible)('what can’t be seen is refused: %i', (code) => {
  expect(unsafeBecause(`a${letters(code)}b`)).toBe('Remove the invisible characters');
});

test.each([0x200c, 0x200d])('a joiner between Latin letters is refused: %i', (code) => {
  expect(unsafeBecause(`pay${letters(code)}pal`)).toBe('Remove the invisible characters');
});

test.each([0x61c, 0x200e, 0x200f, 0x202a, 0x202e, 0x2066, 0x2069])(
  'what turns the direction of text is refused: %i',
  (code) => {
    expect(unsafeBecause(`a${letters(code)}b`)).toBe(
      'Remove the characters that change the direction of text',
    );
  },
);

test('a letter under a pile of accents is refused', () => {
  const accents = (count: number) => `a${'\u0301'.repeat(count)}`;
  expect(unsafeBecause(accents(4))).toBeNull();
  expect(unsafeBecause(accents(5))).toBe('Use at most 4 accents on a letter');
  expect(unsafeBecause('a\u20dd')).toBe('Use at most 4 accents on a letter');
});

test.each(['a\0b', '\u001b[31m', '\u2028', '\ud800'])('%j is refused', (text) => {
  expect(unsafeBecause(text)).toBe('Use letters, spaces and punctuation only');
});
