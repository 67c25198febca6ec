import { expect, test } from 'vitest';
import { previousCloseOf } from './previous-close.ts';
import type { Tick } from './tick.ts';

const tick = (change: Partial<Tick> = {}): Tick => ({
  price: 120.5,
  previousClose: null,
  tradedAt: new Date('2024-06-10T15:00:00Z'),
  currency: 'USD',
  delayMinutes: 15,
  ...change,
});
const lastClose = { day: '2024-06-07', close: 121.4 };
const splits = [{ effective: '2024-06-10', ratio: 10 }];

test("a change is measured against the source's previous close, else the last stored one", () => {
  expect(previousCloseOf(tick({ previousClose: 121 }), { lastClose, splits: [] })).toBe(121);
  expect(previousCloseOf(tick(), { lastClose, splits: [] })).toBe(121.4);
  const ofToday = { day: '2024-06-10', close: 120.5 };
  expect(previousCloseOf(tick(), { lastClose: ofToday, splits: [] })).toBe(null);
  expect(previousCloseOf(tick(), { lastClose: null, splits: [] })).toBe(null);
});

test('an implausible previous close is ignored', () => {
  for (const previousClose of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 12_050, 1.2]) {
    expect(previousCloseOf(tick({ previousClose }), { lastClose: null, splits: [] })).toBe(null);
    expect(previousCloseOf(tick({ previousClose }), { lastClose, splits: [] })).toBe(121.4);
  }
});

test('on the day of a split the previous close is divided, from any source', () => {
  const before = { day: '2024-06-07', close: 1_208.88 };
  expect(previousCloseOf(tick(), { lastClose: before, splits })).toBeCloseTo(120.888, 10);
  const reported = tick({ previousClose: 1_208.88 });
  expect(previousCloseOf(reported, { lastClose: before, splits })).toBeCloseTo(120.888, 10);
  expect(previousCloseOf(reported, { lastClose: null, splits })).toBeCloseTo(120.888, 10);
});

test('a close divided already, and one after the split, stay as they are', () => {
  expect(previousCloseOf(tick({ previousClose: 120.89 }), { lastClose, splits })).toBe(120.89);
  expect(previousCloseOf(tick(), { lastClose, splits })).toBe(121.4);
  const later = tick({ previousClose: 121.8, tradedAt: new Date('2024-06-11T15:00:00Z') });
  expect(previousCloseOf(later, { lastClose, splits })).toBe(121.8);
});
