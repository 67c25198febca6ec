import { expect, test } from 'vitest';
import { dueSymbols, type Pace } from './due-symbols.ts';

const minute = 60_000;
const open = new Date('2026-08-24T15:00:00Z');
const closed = new Date('2026-08-22T15:00:00Z');
const pace: Pace = {
  open: { watched: 15_000, recent: 5 * minute, rest: 30 * minute },
  closed: { watched: 5 * minute, recent: 60 * minute, rest: Number.POSITIVE_INFINITY },
  symbolsAtOnce: 3,
  intraday: 5 * minute,
};
const demandFor = (symbol: string, ago: number | null, now = open) => ({
  symbol,
  viewedAt: ago === null ? null : new Date(now.getTime() - ago),
});
const tried = (entries: Record<string, number>, now = open) =>
  new Map(Object.entries(entries).map(([symbol, ago]) => [symbol, now.getTime() - ago]));

test('symbols never requested are due, the most wanted first, up to the limit', () => {
  const all = [demandFor('A', 0), demandFor('B', 5 * minute), demandFor('C', null), demandFor('D', null)];
  expect(dueSymbols(all, new Map(), pace, open)).toEqual(['A', 'B', 'C']);
});

test('symbols on screen are due after seconds, viewed today after minutes, others after half an hour', () => {
  const all = [demandFor('SCREEN', 30_000), demandFor('TODAY', 60 * minute), demandFor('REST', null)];
  const due = (ago: number) => dueSymbols(all, tried({ SCREEN: ago, TODAY: ago, REST: ago }), pace, open);
  expect(due(14_999)).toEqual([]);
  expect(due(15_000)).toEqual(['SCREEN']);
  expect(due(5 * minute)).toEqual(['SCREEN', 'TODAY']);
  expect(due(30 * minute)).toEqual(['SCREEN', 'TODAY', 'REST']);
});

test('while the exchange is closed requests are rarer, or stop for some sources', () => {
  const all = [demandFor('SCREEN', 0, closed), demandFor('REST', null)];
  expect(dueSymbols(all, tried({ SCREEN: minute }, closed), pace, closed)).toEqual([]);
  expect(dueSymbols(all, tried({ SCREEN: 5 * minute }, closed), pace, closed)).toEqual(['SCREEN']);
});

test('a clock that was set back delays nothing', () => {
  expect(dueSymbols([demandFor('A', 0)], tried({ A: -24 * 60 * minute }), pace, open)).toEqual(['A']);
});
