import { describe, expect, test } from 'vitest';
import { checkTick, type PriceContext } from './check-tick.ts';
import type { Tick } from './tick.ts';

const now = new Date('2026-08-24T15:00:00Z');
const known: PriceContext = {
  now,
  currency: 'USD',
  last: { price: 231, tradedAt: new Date('2026-08-24T14:59:00Z') },
  lastClose: { day: '2026-08-21', close: 230 },
  splits: [],
};
const tick = (change: Partial<Tick> = {}): Tick => ({
  price: 232,
  previousClose: 230,
  tradedAt: now,
  currency: 'USD',
  delayMinutes: 15,
  ...change,
});

test('a price near the last one is accepted, up to a market crash or rally', () => {
  for (const price of [232, 115, 20, 900]) expect(checkTick(tick({ price }), known)).toBe(null);
});

test('the same price of the same trade is accepted again', () => {
  expect(checkTick(tick({ price: 231, tradedAt: new Date('2026-08-24T14:59:00Z') }), known)).toBe(null);
});

describe('a tick is refused', () => {
  test.each<[string, Partial<Tick>, string]>([
    ['of no number', { price: Number.NaN }, 'not_a_number'],
    ['without end', { price: Number.POSITIVE_INFINITY }, 'not_a_number'],
    ['of zero', { price: 0 }, 'not_positive'],
    ['below zero', { price: -5 }, 'not_positive'],
    ['of no time', { tradedAt: new Date(Number.NaN) }, 'not_a_time'],
    ['in pence', { price: 231, currency: 'GBp' }, 'other_currency'],
    ['from tomorrow', { tradedAt: new Date('2026-08-25T15:00:00Z') }, 'in_the_future'],
    [
      'of a source whose clock was set back',
      { tradedAt: new Date('2026-08-24T14:58:59Z') },
      'before_the_last',
    ],
    ['a hundredfold', { price: 23_100 }, 'jumps'],
    ['a hundredth', { price: 2.31 }, 'jumps'],
  ])('%s', (_, change, why) => {
    expect(checkTick(tick(change), known)).toBe(why);
  });
});

test('clocks may differ by a minute', () => {
  expect(checkTick(tick({ tradedAt: new Date('2026-08-24T15:01:00Z') }), known)).toBe(null);
});

test('a split since the last tick explains its move, adjusted closes or not', () => {
  const splits = [{ effective: '2026-08-24', ratio: 100 }];
  const last = { price: 230, tradedAt: new Date('2026-08-21T20:00:00Z') };
  expect(checkTick(tick({ price: 2.3 }), { ...known, last, splits: [] })).toBe('jumps');
  expect(checkTick(tick({ price: 2.3 }), { ...known, last, splits })).toBe(null);
  const earlier = [{ effective: '2026-08-20', ratio: 100 }];
  expect(checkTick(tick({ price: 2.3 }), { ...known, last, splits: earlier })).toBe('jumps');
});

test('one that agrees with the newest close is accepted, however far from the last tick', () => {
  const last = { price: 2.3, tradedAt: new Date('2026-08-21T20:00:00Z') };
  expect(checkTick(tick(), { ...known, last })).toBe(null);
});

test('without a reference no price jumps', () => {
  expect(checkTick(tick({ price: 1e6 }), { ...known, last: null, lastClose: null })).toBe(null);
});

test('a last tick from the future is ignored', () => {
  const last = { price: 231, tradedAt: new Date('2027-01-04T15:00:00Z') };
  expect(checkTick(tick(), { ...known, last })).toBe(null);
});
