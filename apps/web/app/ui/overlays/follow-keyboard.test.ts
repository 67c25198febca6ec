import { expect, test } from 'vitest';
import { keyboardOffset } from './follow-keyboard.ts';

test.each([
  ['a keyboard', { height: 500, scale: 1 }, 300],
  ['no keyboard', { height: 800, scale: 1 }, 0],
  ['100 pixels of the browser’s bars', { height: 700, scale: 1 }, 0],
  ['101 pixels', { height: 699, scale: 1 }, 101],
  ['zoom without a keyboard', { height: 400, scale: 2 }, 0],
  ['zoom with a keyboard', { height: 250, scale: 2 }, 300],
])('%s', (_, seen, offset) => {
  expect(keyboardOffset({ windowHeight: 800, ...seen })).toBe(offset);
});
