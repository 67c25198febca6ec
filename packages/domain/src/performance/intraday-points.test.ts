import { expect, test } from 'vitest';
import { intradayPoints, lastDayOf } from './intraday-points.ts';

const close = (day: string, price: number) => ({ day, close: price, simulated: false });
const closes = [
  close('2026-08-13', 97),
  close('2026-08-14', 98),
  close('2026-08-17', 99),
  close('2026-08-18', 100),
  close('2026-08-19', 101),
  close('2026-08-20', 102),
];
const session = (day: string, ...prices: number[]) => ({
  day,
  simulated: false,
  bars: prices.map((price, at) => ({ at: new Date(Date.parse(`${day}T13:30:00Z`) + at * 300_000), price })),
});
const friday = session('2026-08-21', 102.5, 103, 103.5);

test('a day starts at the close before and continues in five minutes', () => {
  expect(intradayPoints(closes, [friday], '1D', '2026-08-21')).toEqual([
    { date: '2026-08-20T16:00:00-04:00', value: 102 },
    { date: '2026-08-21T09:30:00-04:00', value: 102.5 },
    { date: '2026-08-21T09:35:00-04:00', value: 103 },
    { date: '2026-08-21T09:40:00-04:00', value: 103.5 },
  ]);
});

test('of five days, those with intraday prices have them, the others their close', () => {
  const points = intradayPoints(closes, [session('2026-08-19', 100.5, 101), friday], '5D', '2026-08-21');
  expect(points?.map(({ date, value }) => [date.slice(5, 16), value])).toEqual([
    ['08-14T16:00', 98],
    ['08-17T16:00', 99],
    ['08-18T16:00', 100],
    ['08-19T09:30', 100.5],
    ['08-19T09:35', 101],
    ['08-20T16:00', 102],
    ['08-21T09:30', 102.5],
    ['08-21T09:35', 103],
    ['08-21T09:40', 103.5],
  ]);
});

test('simulated points are marked one by one', () => {
  const points = intradayPoints(closes, [{ ...friday, simulated: true }], '1D', '2026-08-21');
  expect(points?.map(({ simulated }) => simulated)).toEqual([undefined, true, true, true]);
});

test('a listing of today has only its session', () => {
  expect(intradayPoints([], [friday], '1D', '2026-08-21')).toHaveLength(3);
  expect(intradayPoints([close('2026-08-21', 103.5)], [friday], '1D', '2026-08-21')).toHaveLength(3);
});

test('a period has only its days without a recent close to start from', () => {
  const days = [
    '2026-08-13',
    '2026-08-14',
    '2026-08-17',
    '2026-08-18',
    '2026-08-19',
    '2026-08-20',
    '2026-08-21',
  ];
  const sessions = days.map((day) => session(day, 100));
  const daysOf = (known: readonly ReturnType<typeof close>[], period: '1D' | '5D') =>
    intradayPoints(known, sessions, period, '2026-08-21')?.map(({ date }) => date.slice(0, 10));
  for (const known of [[], [close('2026-07-10', 90)]]) {
    expect(daysOf(known, '1D')).toEqual(['2026-08-21']);
    expect(daysOf(known, '5D')).toEqual(days.slice(2));
  }
});

test('on the day of a split on another basis only the close is used', () => {
  for (const price of [10, 1_000]) {
    const points = intradayPoints(closes, [session('2026-08-20', price, price), friday], '5D', '2026-08-21');
    expect(points?.filter(({ date }) => date.startsWith('2026-08-20')).map(({ value }) => value)).toEqual([
      102,
    ]);
    expect(points).toHaveLength(8);
  }
});

test('without intraday prices, and over longer periods, there are only closes', () => {
  expect(intradayPoints(closes, [session('2026-08-03', 90)], '5D', '2026-08-20')).toBe(null);
  expect(intradayPoints(closes, [session('2026-08-21')], '1D', '2026-08-21')).toBe(null);
  expect(intradayPoints(closes, [friday], '1M', '2026-08-21')).toBe(null);
});

test('the last day is of the newest close or session', () => {
  expect(lastDayOf(closes, [friday])).toBe('2026-08-21');
  expect(lastDayOf(closes, [])).toBe('2026-08-20');
  expect(lastDayOf([], [])).toBe(null);
});
