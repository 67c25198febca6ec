import { expect, test } from 'vitest';
import { freeName } from './make-mine.ts';

test('a copy is called Base case, with a number where that is taken', () => {
  expect(freeName(new Set([]))).toBe('Base case');
  expect(freeName(new Set(['base case', 'Bear']))).toBe('Base case 2');
  expect(freeName(new Set(['Base case', 'Base case 2', 'Base case 4']))).toBe('Base case 3');
});
