import { expect, test } from 'vitest';
import { formatWait } from './format-wait.ts';

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [720, '12 minutes'],
  [721, '13 minutes'],
  [5_400, '90 minutes'],
  [5_401, '2 hours'],
  [86_400, '24 hours'],
])('%d seconds are %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
