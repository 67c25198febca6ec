import { expect, test } from 'vitest';
import { movesOf } from './moves.ts';

const mover = (symbol: string, day: string, change: number | null, simulated = false) => ({
  symbol,
  shortName: symbol,
  currency: 'USD',
  stockPrice: 10,
  stockPriceChange: change,
  lastTradeTime: `${day}T16:00:00-05:00`,
  quote: {
    source: 'a',
    kind: 'close' as const,
    delayMinutes: 0,
    staleFrom: `${day}T22:00:00-05:00`,
    simulated,
  },
  newestFiling: { form: '10-Q', filed: '2026-11-20' },
  priceLine: [],
});
const label = (day: string) => `on ${day}`;
const friday = [mover('NKE', '2026-11-20', 0.02), mover('TGT', '2026-11-20', -0.03)];

test('moves of today are named so, those of another day by the day', () => {
  expect(movesOf({ movers: friday }, '2026-11-20', label).heading).toBe('Today');
  expect(movesOf({ movers: friday }, '2026-11-21', label).heading).toBe('on 2026-11-20');
});

test('moves of several days are nobody’s today', () => {
  const movers = [...friday, mover('HD', '2026-11-19', 0.01)];
  expect(movesOf({ movers }, '2026-11-20', label).heading).toBe('Last move');
});

test('the largest move, up or down, has the longest bar', () => {
  expect(movesOf({ movers: friday }, '2026-11-20', label).largest).toBe(0.03);
  expect(movesOf({ movers: [] }, '2026-11-20', label).largest).toBe(0);
});

test('a filing is news on the day of the price alone', () => {
  const on = mover('NKE', '2026-11-20', 0.02);
  const later = mover('NKE', '2026-11-21', 0.02);
  const { filedOnTheDay } = movesOf({ movers: [on] }, '2026-11-20', label);
  expect([filedOnTheDay(on), filedOnTheDay(later)]).toEqual([true, false]);
});

test('one simulated move makes the sums simulated', () => {
  expect(movesOf({ movers: friday }, '2026-11-20', label).isSimulated).toBe(false);
  const movers = [...friday, mover('HD', '2026-11-20', 0.01, true)];
  expect(movesOf({ movers }, '2026-11-20', label).isSimulated).toBe(true);
});
