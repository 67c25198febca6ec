import { expect, test } from 'vitest';
import { type QuoteKind, staleFrom } from './stale-from.ts';

/** Times of New York in summer, when it is four hours behind. */
const at = (time: string) => new Date(`2026-${time}-04:00`);

test.each<[QuoteKind, string, string, number, string]>([
  ['close', '07-31T16:00', '08-03T22:00', 0, 'the close of Friday, until that of Monday must be on file'],
  ['close', '07-30T16:00', '07-31T22:00', 0, 'the close of Thursday, until that of Friday must be'],
  ['close', '07-02T16:00', '07-06T22:00', 0, 'a close before a long weekend, until the Monday after it'],
  [
    'trade',
    '08-03T10:00',
    '08-03T11:00',
    0,
    'a trade, for half an hour of a thin stock and half of its source',
  ],
  ['trade', '08-03T10:00', '08-03T11:15', 15, 'a trade of a source that is late by habit, for longer'],
  ['trade', '08-03T15:29', '08-03T16:29', 0, 'a trade half an hour before the close, for as long'],
  ['trade', '07-31T15:45', '08-03T10:00', 0, 'a trade of the last half hour of Friday, into Monday'],
  ['trade', '07-31T16:00', '08-03T10:00', 0, 'the last trade of Friday, into Monday'],
  ['trade', '07-31T16:00', '08-03T10:15', 15, 'the last trade of Friday, into Monday and its delay'],
  ['trade', '08-03T07:00', '08-03T10:00', 0, 'a trade before the opening, until half an hour after it'],
  ['replay', '08-01T03:00', '08-01T03:05', 0, 'a replay, for five minutes, day or night'],
])('a %s of %s is fresh until %s with a delay of %i minutes: %s', (kind, time, until, delayMinutes) => {
  expect(staleFrom({ kind, at: at(time), delayMinutes })).toEqual(at(until));
});

test('a trade on a half day is fresh into the next session', () => {
  const lastTrade = new Date('2026-11-27T13:00:00-05:00');
  expect(staleFrom({ kind: 'trade', at: lastTrade, delayMinutes: 0 })).toEqual(
    new Date('2026-11-30T10:00:00-05:00'),
  );
});
