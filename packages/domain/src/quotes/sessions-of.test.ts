import { describe, expect, test } from 'vitest';
import { mergedBars, sessionsOf } from './sessions-of.ts';

const bar = (time: string, price = 12) => ({ at: new Date(time), price });

describe('intraday prices by session', () => {
  test('include opening and close', () => {
    const day = ['2026-08-24T13:30:00Z', '2026-08-24T15:00:00Z', '2026-08-24T20:00:00Z'];
    const outside = ['2026-08-24T13:29:59Z', '2026-08-24T20:00:01Z', '2026-08-22T15:00:00Z', 'never'];
    const [session, ...others] = sessionsOf(
      [...outside, ...day].map((time) => bar(time)),
      false,
    );
    expect(session).toEqual({ day: '2026-08-24', simulated: false, bars: day.map((time) => bar(time)) });
    expect(others).toEqual([]);
  });

  test('end early on a half day', () => {
    const times = ['2026-11-27T18:00:00Z', '2026-11-27T19:00:00Z'];
    const [session] = sessionsOf(
      times.map((time) => bar(time)),
      true,
    );
    expect(session).toEqual({ day: '2026-11-27', simulated: true, bars: [bar('2026-11-27T18:00:00Z')] });
  });

  test('are sorted, with the last price for each time', () => {
    const incoming = [
      bar('2026-08-25T14:00:00Z'),
      bar('2026-08-24T14:05:00Z'),
      bar('2026-08-24T14:00:00Z', 11),
      bar('2026-08-24T14:00:00Z', 12),
    ];
    expect(sessionsOf(incoming, false)).toEqual([
      { day: '2026-08-24', simulated: false, bars: [incoming[3], incoming[1]] },
      { day: '2026-08-25', simulated: false, bars: [incoming[0]] },
    ]);
  });
});

describe('a newer answer', () => {
  const known = [
    bar('2026-08-24T14:00:00Z', 10),
    bar('2026-08-24T14:05:00Z', 11),
    bar('2026-08-24T14:07:00Z', 12),
  ];

  test('merges with the earlier one, and corrects it', () => {
    const incoming = [bar('2026-08-24T14:05:00Z', 20), bar('2026-08-24T14:15:00Z', 21)];
    expect(mergedBars(known, incoming)).toEqual([known[0], incoming[0], known[2], incoming[1]]);
    expect(mergedBars(known, [])).toEqual(known);
  });

  test('replaces a price within five minutes by that of their end', () => {
    const incoming = [bar('2026-08-24T14:10:00Z', 22)];
    expect(mergedBars(known, incoming)).toEqual([known[0], known[1], incoming[0]]);
  });
});
