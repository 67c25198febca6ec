import { expect, test } from 'vitest';
import { isPrintable, isPrintableProse } from './printable.ts';

test.each(['', 'Apple Inc.', 'L’Oréal — ロレアル', 'Žižek, ‘Ann’ & Söhne', '🙂'])(
  '%j is printable',
  (text) => {
    expect(isPrintable(text)).toBe(true);
  },
);

test.each(['a\0b', 'a\nb', 'a\tb', '\u001b[31m', '\u202Ecba', '\u2028', '\ud800', '\u0085'])(
  '%j is not printable',
  (text) => {
    expect(isPrintable(text)).toBe(false);
  },
);

test('prose may have line breaks, and nothing else invisible', () => {
  expect(isPrintableProse('one\r\n\ttwo')).toBe(true);
  expect(isPrintableProse('one\0')).toBe(false);
});
