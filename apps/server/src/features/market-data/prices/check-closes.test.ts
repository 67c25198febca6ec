import { describe, expect, test } from 'vitest';
import { checkCloses } from './check-closes.ts';

const today = '2026-08-31';
const row = (day: string, close: string | number) => ({ day, close: String(close) });
const week = [
  row('2026-08-03', 10),
  row('2026-08-04', 11),
  row('2026-08-05', 10.5),
  row('2026-08-06', 12),
  row('2026-08-07', 11.5),
];

test('closes are returned oldest first, as real ones', () => {
  const { closes, refusals } = checkCloses('ACME', week.toReversed(), today);
  expect(closes[0]).toEqual({ day: '2026-08-03', close: 10, simulated: false });
  expect(closes).toHaveLength(5);
  expect(refusals).toEqual([]);
});

describe('an implausible row is refused by name, and the rest is kept', () => {
  test.each([
    [row('2026-08-10', 0), 'price_not_positive'],
    [row('2026-08-10', -4), 'price_not_positive'],
    [row('2026-08-10', 'null'), 'value_not_a_number'],
    [row('2026-08-10', ''), 'value_not_a_number'],
    [row('10.08.2026', 11), 'date_invalid'],
    [row('2026-02-30', 11), 'date_invalid'],
    [row('2027-01-04', 11), 'date_out_of_range'],
    [row('2026-08-06', 13), 'same_day_twice'],
    [row('2026-08-10', 1150), 'price_jumps'],
    [row('2026-08-10', 0.11), 'price_jumps'],
    [row('2026-08-02', 1000), 'price_jumps'],
  ])('%o: %s', (bad, why) => {
    const { closes, refusals } = checkCloses('ACME', [...week, bad], today);
    expect(refusals).toEqual([{ what: `ACME ${bad.day} ${bad.close}`, why }]);
    expect(closes.map(({ close }) => close)).toEqual([10, 11, 10.5, 12, 11.5]);
  });
});

test('the same row twice is one close', () => {
  expect(checkCloses('ACME', [...week, ...week], today)).toMatchObject({
    refusals: [],
    closes: { length: 5 },
  });
});

test('two wrong rows in sequence are both refused', () => {
  const rows = [
    ...week.slice(0, 3),
    row('2026-08-06', 1200),
    row('2026-08-07', 1150),
    row('2026-08-10', 11),
    row('2026-08-11', 11),
    row('2026-08-12', 11),
  ];
  expect(checkCloses('ACME', rows, today).refusals).toHaveLength(2);
});

test('a lasting new level, as after a 1:100 reverse split, is kept', () => {
  const after = ['2026-08-10', '2026-08-11', '2026-08-12'].map((day) => row(day, 1150));
  expect(checkCloses('ACME', [...week, ...after], today).refusals).toEqual([]);
});
