import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newYorkDay, newYorkTime } from './new-york.ts';
import { closeOf, finishedSession, isOpen, nextOpen, sessionBy, sessionOf } from './sessions.ts';

const at = (time: string) => new Date(time);

describe('a session', () => {
  test.each([
    ['2026-08-21', '2026-08-21T13:30:00Z', '2026-08-21T20:00:00Z', 'in summer'],
    ['2026-01-15', '2026-01-15T14:30:00Z', '2026-01-15T21:00:00Z', 'in winter'],
    ['2026-03-06', '2026-03-06T14:30:00Z', '2026-03-06T21:00:00Z', 'on the last day before clocks change'],
    ['2026-03-09', '2026-03-09T13:30:00Z', '2026-03-09T20:00:00Z', 'on the first day after'],
    ['2026-11-27', '2026-11-27T14:30:00Z', '2026-11-27T18:00:00Z', 'on a half day'],
  ])('of %s goes from %s to %s, %s', (day, opens, closes) => {
    expect(sessionOf(day)).toEqual({ day, opens: at(opens), closes: at(closes) });
  });

  test('there is no session on a holiday', () => {
    expect(sessionOf('2026-11-26')).toBe(null);
  });
});

test('the exchange is open from the opening up to, not at, the close', () => {
  expect(isOpen(at('2026-08-21T13:29:59.999Z'))).toBe(false);
  expect(isOpen(at('2026-08-21T13:30:00Z'))).toBe(true);
  expect(isOpen(at('2026-08-21T19:59:59.999Z'))).toBe(true);
  expect(isOpen(at('2026-08-21T20:00:00Z'))).toBe(false);
  expect(isOpen(at('2026-11-27T18:00:00Z'))).toBe(false);
  expect(isOpen(at('2026-11-26T16:00:00Z'))).toBe(false);
});

test('the next opening is after the weekend, after the holiday, or today', () => {
  expect(nextOpen(at('2026-08-21T20:00:00Z'))).toEqual(at('2026-08-24T13:30:00Z'));
  expect(nextOpen(at('2026-11-26T12:00:00Z'))).toEqual(at('2026-11-27T14:30:00Z'));
  expect(nextOpen(at('2026-08-21T13:30:00Z'))).toEqual(at('2026-08-21T13:30:00Z'));
});

test('the latest session is the running one, or the last before; the finished one is over', () => {
  const friday = at('2026-08-21T15:00:00Z');
  expect([sessionBy(friday).day, finishedSession(friday).day]).toEqual(['2026-08-21', '2026-08-20']);
  const sunday = at('2026-08-23T15:00:00Z');
  expect([sessionBy(sunday).day, finishedSession(sunday).day]).toEqual(['2026-08-21', '2026-08-21']);
  const early = at('2026-08-24T13:00:00Z');
  expect([sessionBy(early).day, finishedSession(early).day]).toEqual(['2026-08-21', '2026-08-21']);
});

test('a close on a day without trading counts as at four', () => {
  expect(newYorkTime(closeOf('2026-11-26'))).toBe('2026-11-26T16:00:00-05:00');
  expect(newYorkTime(closeOf('2026-11-27'))).toBe('2026-11-27T13:00:00-05:00');
});

test('New York is still on the day before while London is past midnight', () => {
  expect(newYorkDay(at('2026-01-01T02:00:00Z'))).toBe('2025-12-31');
  expect(newYorkDay(at('2026-07-01T04:00:00Z'))).toBe('2026-07-01');
});

test('at any time the next opening is no earlier, and its session is consistent', () => {
  const moments = fc.date({
    min: at('1999-01-01T00:00:00Z'),
    max: at('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const next = nextOpen(moment);
      expect(next >= moment).toBe(true);
      expect(sessionBy(next).opens).toEqual(next);
      expect(isOpen(moment)).toBe(moment < sessionBy(moment).closes);
      expect(finishedSession(moment).closes <= moment).toBe(true);
    }),
  );
});
