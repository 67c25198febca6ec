import type { SinceThen } from '@tenfold/contract/notes';
import { expect, test } from 'vitest';
import { noteUpdateOf } from '../form/note.fixture.ts';
import { factsOf } from './note-facts.ts';

const all = { price: true, financials: true, fairValue: true, buyBelow: true };

function sinceOf(given: Partial<SinceThen>): SinceThen {
  return {
    symbol: 'COST',
    currency: 'USD',
    price: 899.02,
    priceTime: '2026-11-20T16:00:00-05:00',
    priceKind: 'close',
    splitFactor: 1,
    priceBefore: 914.2,
    priceChange: { value: -0.0166, why: null },
    totalReturn: { value: -0.011, why: null },
    notePrice: null,
    figuresVisible: true,
    figures: null,
    model: null,
    modelBefore: null,
    range: null,
    buyBelow: null,
    ...given,
  };
}

const shownOf = (given: Parameters<typeof noteUpdateOf>[0], display = all) =>
  Object.fromEntries(
    factsOf(noteUpdateOf(given), 'USD', display).map(({ label, text, caption }) => [
      label,
      caption ? `${text} · ${caption}` : text,
    ]),
  );

test('without a price of one’s own, the price of then is the one that was known', () => {
  expect(shownOf({ since: [sinceOf({})] })).toEqual({
    'Price as of note': '$914.20',
    Now: '$899.02',
    'Since note': '1.7%',
    'Total return': '1.1%',
  });
});

test('a company without a price says so in words, then and now', () => {
  const none = { value: null, why: 'no_price' } as const;
  const unpriced = sinceOf({ price: null, priceBefore: null, priceChange: none, totalReturn: none });
  expect(shownOf({ since: [unpriced] })).toMatchObject({
    'Price as of note': 'No price then',
    Now: 'No price yet',
  });
});

test('return and total return are both from the price that was typed', () => {
  const notePrice = { price: 225, change: 0.884, why: null, totalReturn: { value: 0.889, why: null } };
  const since = sinceOf({ notePrice, totalReturn: { value: -0.003, why: null } });
  const facts = factsOf(noteUpdateOf({ notePrice: 225, since: [since] }), 'USD', all);
  const changes = facts.flatMap(({ label, change = null }) => (change === null ? [] : [[label, change]]));
  expect(changes).toEqual([
    ['Since note', 0.884],
    ['Total return', 0.889],
  ]);
});

test('a split since then is said beside the price, and does not fake a loss', () => {
  const since = sinceOf({
    splitFactor: 4,
    price: 110,
    notePrice: { price: 100, change: 0.1, why: null, totalReturn: { value: 0.12, why: null } },
    totalReturn: { value: -0.003, why: null },
  });
  expect(shownOf({ notePrice: 400, since: [since] })).toMatchObject({
    'Price as of note': '$100.00 · After the 4:1 split',
    'Since note': '10.0%',
  });
});

test('a simulated price is called one', () => {
  expect(shownOf({ since: [sinceOf({ priceKind: 'replay' })] })).toMatchObject({
    Now: '$899.02 · Simulated',
  });
});

test('a range says where today’s model is, and a buy-below price whether it was reached', () => {
  const since = sinceOf({
    range: { low: 610, high: 690, modelIs: 'below', why: null },
    buyBelow: { price: 640, isTouched: false, day: null, touchedAt: null, isSimulated: false, why: null },
  });
  expect(shownOf({ fairValueEstimate: '610-690', belowPrice: 640, since: [since] })).toMatchObject({
    'Fair value estimate': '610-690 · Your model today is below this range',
    'Buy below price': '$640.00 · Not reached since',
  });
});

test('a buy-below price reached in the sample says that the price is simulated', () => {
  const reached = { price: 640, isTouched: true, day: '2026-11-19', touchedAt: 639.2, why: null };
  const captionOf = (isSimulated: boolean) =>
    shownOf({ belowPrice: 640, since: [sinceOf({ buyBelow: { ...reached, isSimulated } })] });
  expect(captionOf(false)).toMatchObject({ 'Buy below price': '$640.00 · Reached Nov 19, 2026' });
  expect(captionOf(true)).toMatchObject({
    'Buy below price': '$640.00 · Reached Nov 19, 2026, by a simulated price',
  });
});

test('a figure that is missing has its reason, and what was not typed has no place', () => {
  const since = sinceOf({ totalReturn: { value: null, why: 'dividends_unknown' } });
  const facts = factsOf(noteUpdateOf({ since: [since] }), 'USD', all);
  expect(facts.find(({ label }) => label === 'Total return')?.why).toMatch(/dividend history/);
  expect(facts.map(({ label }) => label)).not.toContain('Buy below price');
});

test('each choice shows its own figures alone', () => {
  const none = { price: false, financials: false, fairValue: false, buyBelow: false };
  const given = { belowPrice: 640, fairValueEstimate: '610-690', since: [sinceOf({})] };
  expect(shownOf(given, none)).toEqual({});
  expect(Object.keys(shownOf(given, { ...none, buyBelow: true }))).toEqual(['Buy below price']);
  expect(Object.keys(shownOf(given, { ...none, fairValue: true }))).toEqual(['Fair value estimate']);
});

test('a price that was low enough already as the note was written is not called reached', () => {
  const buyBelow = {
    price: 58,
    isTouched: true,
    touchedAt: 44.09,
    isSimulated: false,
    why: null,
    day: '2025-11-12',
  };
  const since = [sinceOf({ buyBelow })];
  expect(shownOf({ belowPrice: 58, createdAt: '2025-11-14T15:00:00Z', since })).toMatchObject({
    'Buy below price': '$58.00 · The price was below it when written',
  });
  expect(shownOf({ belowPrice: 58, createdAt: '2025-11-10T15:00:00Z', since })).toMatchObject({
    'Buy below price': '$58.00 · Reached Nov 12, 2025',
  });
});

test('a note on two companies says what became of each price', () => {
  const other = {
    symbol: 'NKE',
    priceBefore: 69.73,
    price: 44.09,
    priceChange: { value: -0.3677, why: null },
  };
  expect(shownOf({ symbols: ['COST', 'NKE'], since: [sinceOf({}), sinceOf(other)] })).toMatchObject({
    'COST since note': '1.7%',
    'NKE since note': '36.8% · $69.73 then, $44.09 now',
  });
});
