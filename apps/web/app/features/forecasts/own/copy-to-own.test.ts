import { expect, test } from 'vitest';
import { nameFor } from './copy-to-own.ts';

test('a copy is called Base case, with a number where that is taken', async () => {
  expect(await nameFor(new Set([]))).toBe('Base case');
  expect(await nameFor(new Set(['base case', 'Bear']))).toBe('Base case 2');
  expect(await nameFor(new Set(['Base case', 'Base case 2', 'Base case 4']))).toBe('Base case 3');
});
