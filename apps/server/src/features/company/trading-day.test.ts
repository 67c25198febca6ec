import { expect, test } from 'vitest';
import { closeOfTrading, monthsBefore } from './trading-day.ts';

test('trading ends at four in New York, in summer and in winter time', () => {
  expect(closeOfTrading('2026-08-21')).toBe('2026-08-21T16:00:00-04:00');
  expect(closeOfTrading('2026-01-15')).toBe('2026-01-15T16:00:00-05:00');
  expect(closeOfTrading('2026-03-06')).toBe('2026-03-06T16:00:00-05:00');
  expect(closeOfTrading('2026-03-09')).toBe('2026-03-09T16:00:00-04:00');
});

test('months before a day keep the day where the month has it', () => {
  expect(monthsBefore('2026-08-21', 12)).toBe('2025-08-21');
  expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
  expect(monthsBefore('2024-03-31', 1)).toBe('2024-02-29');
  expect(monthsBefore('2026-01-15', 6)).toBe('2025-07-15');
  expect(monthsBefore('2024-02-29', 120)).toBe('2014-02-28');
});
