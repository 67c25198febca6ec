import { expect, test } from 'vitest';
import { noteDates, noteDay } from './note-dates.ts';

test('a day is that of the exchange', () => {
  expect(noteDay('2025-11-15T02:00:00Z')).toBe('Nov 14, 2025');
});

test('the newest update stands beside the day of writing', () => {
  const histories = [{ createdAt: '2025-11-12T15:00:00Z' }, { createdAt: '2025-10-02T15:00:00Z' }];
  expect(noteDates({ createdAt: '2025-09-30T15:00:00Z', histories })).toBe('Sep 30, 2025 · updated Nov 12');
  expect(noteDates({ createdAt: '2024-09-30T15:00:00Z', histories })).toBe(
    'Sep 30, 2024 · updated Nov 12, 2025',
  );
  expect(noteDates({ createdAt: '2025-09-30T15:00:00Z', histories: [] })).toBe('Sep 30, 2025');
});
