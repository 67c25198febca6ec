import { describe, expect, test } from 'vitest';
import { isStale, type QuoteKind } from './is-stale.ts';

/** Times of New York in summer, when it is four hours behind. */
const at = (time: string) => new Date(`2026-${time}-04:00`);
const staleAt = (kind: QuoteKind, traded: string, now: string, delayMinutes = 0) =>
  isStale({ kind, tradedAt: at(traded), heardAt: at(traded), delayMinutes }, at(now));

describe('a close of Friday, 31 July', () => {
  test.each([
    ['08-02T12:00', false, 'on Sunday'],
    ['08-03T15:00', false, 'while Monday is trading'],
    ['08-03T21:59', false, 'until the close of Monday must be on file'],
    ['08-03T22:00', true, 'from then on'],
    ['11-21T10:00', true, 'months later'],
  ])('at %s: stale is %s, %s', (now, stale) => {
    expect(staleAt('close', '07-31T16:00', now)).toBe(stale);
  });
});

describe('a trade', () => {
  test.each([
    [
      '08-03T10:00',
      '08-03T10:59',
      0,
      false,
      'is young for an hour: half for the source, half for a thin stock',
    ],
    ['08-03T10:00', '08-03T11:01', 0, true, 'is old after it, while others trade'],
    ['08-03T10:00', '08-03T11:01', 15, false, 'is young for longer when its source is late by habit'],
    ['07-31T15:45', '08-02T12:00', 0, false, 'of the last half hour of Friday is good all weekend'],
    ['07-31T16:00', '08-03T09:59', 0, false, 'of Friday is good in the first half hour of Monday'],
    ['07-31T16:00', '08-03T10:31', 0, true, 'of Friday is old an hour into Monday'],
    ['07-31T12:00', '08-01T12:00', 0, true, 'of Friday noon is old on Saturday: trading went on'],
  ])('of %s at %s, told %i minutes late: stale is %s, it %s', (traded, now, delay, stale) => {
    expect(staleAt('trade', traded, now, delay)).toBe(stale);
  });
});

test('a replay is stale when it has stood still for five minutes, whatever day it plays', () => {
  const replay = { kind: 'replay', tradedAt: at('08-03T11:00'), delayMinutes: 0 } as const;
  const now = at('10-21T03:00:00');
  expect(isStale({ ...replay, heardAt: at('10-21T02:55:30') }, now)).toBe(false);
  expect(isStale({ ...replay, heardAt: at('10-21T02:54:59') }, now)).toBe(true);
});

test('no price at all is stale', () => {
  expect(isStale({ kind: 'close', tradedAt: null, heardAt: null, delayMinutes: 0 }, at('08-03T10:00'))).toBe(
    true,
  );
});
