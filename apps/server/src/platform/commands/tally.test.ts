import { expect, test } from 'vitest';
import { printableLine } from './tally.ts';

test('removes control characters from refusals', () => {
  expect(printableLine('A\u001b[2JB\ud800')).toBe('A\uFFFD[2JB\uFFFD');
  expect(printableLine('A'.repeat(400))).toBe(`${'A'.repeat(300)}…`);
});
