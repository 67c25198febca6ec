import { expect, test } from 'vitest';
import { readersLine } from './report-words.ts';

test('readers and their reasons are one line', () => {
  const reasons = [
    { reason: 'spam', count: 3 },
    { reason: 'off_topic', count: 1 },
  ] as const;
  expect(readersLine({ reasons: [...reasons] })).toBe(
    '4 readers: Advertising or links (3), Not about a business (1).',
  );
  expect(readersLine({ reasons: [{ reason: 'unfriendly', count: 1 }] })).toBe('1 reader: Unfriendly (1).');
});

test('a text that is held waits also once every reader withdrew', () => {
  expect(readersLine({ reasons: [] })).toContain('held until you decide');
});
