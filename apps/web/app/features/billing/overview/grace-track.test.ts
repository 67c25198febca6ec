import { expect, test } from 'vitest';
import { graceTrack, retriesLabel } from './grace-track.ts';

const grace = { failedAt: '2025-12-07T10:00:00.000Z', until: '2025-12-14T10:00:00.000Z' };

test('two of seven days of grace are gone after two days', () => {
  expect(graceTrack(grace, '2025-12-09T11:00:00.000Z')).toEqual({
    days: 7,
    gone: 2,
    left: 5,
    leftLabel: '5 days left',
  });
});

test('the last day is one day, and no more than all days are gone', () => {
  expect(graceTrack(grace, '2025-12-13T11:00:00.000Z').leftLabel).toBe('1 day left');
  expect(graceTrack(grace, '2026-01-01T00:00:00.000Z').gone).toBe(7);
});

test('only tries to come are said', () => {
  const retries = ['2025-12-09T10:00:00.000Z', '2025-12-12T10:00:00.000Z'];
  expect(retriesLabel(retries, '2025-12-08T00:00:00.000Z')).toBe('We try again on Dec 9 and Dec 12.');
  expect(retriesLabel(retries, '2025-12-10T00:00:00.000Z')).toBe('We try again on Dec 12.');
  expect(retriesLabel(retries, '2025-12-13T00:00:00.000Z')).toBeNull();
});
