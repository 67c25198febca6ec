import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastDailyMoment } from './index.ts';

const last = (now: string, hour: number, zone: string) => {
  const { day, at } = lastDailyMoment(new Date(now), hour, zone);
  return [day, at.toISOString().replace(':00.000Z', 'Z')];
};

test.each([
  // Before the hour it was yesterday, from the hour on it is today.
  ['2026-11-23T11:59:59Z', 7, 'America/New_York', '2026-11-22', '2026-11-22T12:00Z'],
  ['2026-11-23T12:00:00Z', 7, 'America/New_York', '2026-11-23', '2026-11-23T12:00Z'],
  // The same hour, an hour later by UTC once the clocks went back.
  ['2026-10-31T20:00:00Z', 7, 'America/New_York', '2026-10-31', '2026-10-31T11:00Z'],
  ['2026-11-01T20:00:00Z', 7, 'America/New_York', '2026-11-01', '2026-11-01T12:00Z'],
  // 1 AM comes twice: the first is meant, and the second is not another one.
  ['2026-11-01T05:00:00Z', 1, 'America/New_York', '2026-11-01', '2026-11-01T05:00Z'],
  ['2026-11-01T06:30:00Z', 1, 'America/New_York', '2026-11-01', '2026-11-01T05:00Z'],
  // 2 AM is skipped: it is the moment of the jump, at 3 AM.
  ['2026-03-08T06:59:59Z', 2, 'America/New_York', '2026-03-07', '2026-03-07T07:00Z'],
  ['2026-03-08T07:00:00Z', 2, 'America/New_York', '2026-03-08', '2026-03-08T07:00Z'],
  // A zone whose midnight is skipped.
  ['2026-04-24T01:00:00Z', 0, 'Africa/Cairo', '2026-04-24', '2026-04-23T22:00Z'],
  // Half an hour of summer time, and quarters of an hour.
  ['2026-10-03T15:45:00Z', 2, 'Australia/Lord_Howe', '2026-10-04', '2026-10-03T15:30Z'],
  ['2026-01-01T02:00:00Z', 7, 'Asia/Kathmandu', '2026-01-01', '2026-01-01T01:15Z'],
  ['2026-01-01T02:00:00Z', 7, 'UTC', '2025-12-31', '2025-12-31T07:00Z'],
  // The day there is another one than by UTC.
  ['2026-01-01T18:00:00Z', 7, 'Pacific/Kiritimati', '2026-01-02', '2026-01-01T17:00Z'],
] as const)('at %s the last %i o’clock in %s was of %s', (now, hour, zone, day, at) => {
  expect(last(now, hour, zone)).toEqual([day, at]);
});

test('each day has one moment, in every zone and through every change of clocks', () => {
  const zone = fc.constantFrom(
    'America/New_York',
    'Europe/Paris',
    'Africa/Cairo',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Asia/Kathmandu',
  );
  fc.assert(
    fc.property(
      zone,
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 700 }),
      (name, hour, from) => {
        const start = Date.UTC(2026, 0, 1) + from * 24 * 3_600_000;
        const moments = new Map<string, number>();
        let before = -Infinity;
        for (let halfHour = 0; halfHour < 4 * 48; halfHour += 1) {
          const now = new Date(start + halfHour * 1_800_000);
          const { day, at } = lastDailyMoment(now, hour, name);
          expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
          expect(at.getTime()).toBeGreaterThanOrEqual(before);
          expect(now.getTime() - at.getTime()).toBeLessThan(26 * 3_600_000);
          expect(moments.get(day) ?? at.getTime()).toBe(at.getTime());
          moments.set(day, at.getTime());
          before = at.getTime();
        }
        expect(moments.size).toBeGreaterThanOrEqual(4);
        expect(new Set(moments.values()).size).toBe(moments.size);
      },
    ),
    { numRuns: 60, endOnFailure: true },
  );
});
