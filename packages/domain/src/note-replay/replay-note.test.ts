import { describe, expect, test } from 'vitest';
import type { Dividend } from '../prices/index.ts';
import { type CompanyToday, type KnownCompany, replayNote, type TypedPrices } from './index.ts';

const figures = {
  currency: 'USD',
  periodEnd: '2026-03-31',
  revenue: { value: 1_000, why: null },
  earningsPerShare: { value: 2, why: null },
  freeCashFlow: { value: -50, why: null },
  netDebt: { value: 400, why: null },
} as const;

const then: KnownCompany = {
  currency: 'USD',
  price: { day: '2026-05-04', price: 100 },
  splitsUntil: '2026-05-01',
  figures,
  modelValue: 120,
};

const closes = [
  ['2026-05-01', 99],
  ['2026-05-04', 100],
  ['2026-05-05', 90],
  ['2026-05-06', 95],
  ['2026-05-07', 80],
  ['2026-05-08', 110],
].map(([day, close]) => ({ day: String(day), close: Number(close), simulated: false }));

const paid =
  (...dividends: Dividend[]) =>
  () => ({ source: 'listed' as const, dividends, repeated: 0 });

const today: CompanyToday = {
  currency: 'USD',
  price: { day: '2026-05-08', price: 110 },
  priceIsSimulated: false,
  splitsUntil: '2026-05-08',
  modelValue: 130,
  closes,
  splits: [],
  findPayments: paid(),
  figures: {
    currency: 'USD',
    periodEnd: '2026-03-31',
    revenue: { value: 1_100, why: null },
    earningsPerShare: { value: 2.5, why: null },
    freeCashFlow: { value: 70, why: null },
    netDebt: { value: 300, why: null },
  },
};

const typed: TypedPrices = {
  day: '2026-05-04',
  currency: 'USD',
  notePrice: 101,
  range: { low: 100, high: 140 },
  belowPrice: 85,
};

describe('since a note was written', () => {
  test('the price changed, and a share with its dividends returned', () => {
    const { priceChange, totalReturn } = replayNote(
      then,
      {
        ...today,
        findPayments: paid({ exDate: '2026-05-04', amount: 7 }, { exDate: '2026-05-06', amount: 9 }),
      },
      typed,
    );
    expect(priceChange.value).toBeCloseTo(0.1, 12);
    // 9 paid after a close of 90; what was paid on the day of the note was in its price.
    expect(totalReturn.value).toBeCloseTo(1.1 / 0.9 - 1, 12);
  });

  test('figures changed; from a loss there is a difference and no rate', () => {
    expect(replayNote(then, today, typed).figures).toMatchObject({
      revenue: { before: 1_000, now: 1_100, difference: 100, change: expect.closeTo(0.1, 12), why: null },
      freeCashFlow: { before: -50, now: 70, difference: 120, change: null, why: 'previous_not_positive' },
      netDebt: { before: 400, now: 300, difference: -100, change: -0.25, why: null },
    });
  });

  test.each([
    [99, 'below'],
    [100, 'inside'],
    [140, 'inside'],
    [141, 'above'],
  ])('a model value of %d is %s a range of 100 to 140', (modelValue, modelIs) => {
    expect(replayNote(then, { ...today, modelValue }, typed).range).toEqual({
      low: 100,
      high: 140,
      modelIs,
      why: null,
    });
  });
});

describe('a buy-below price was touched', () => {
  const touched = (belowPrice: number, over: Partial<CompanyToday> = {}) =>
    replayNote(then, { ...today, ...over }, { ...typed, belowPrice }).buyBelow?.touched;

  test('at the first close at or below it', () => {
    expect(touched(85)).toEqual({ day: '2026-05-07', price: 80, isSimulated: false });
    expect(touched(90)).toEqual({ day: '2026-05-05', price: 90, isSimulated: false });
  });

  test('not by a close before the note', () => expect(touched(99.5)?.day).toBe('2026-05-05'));

  test('at once, by the price it was written at', () => {
    expect(touched(100)).toEqual({ day: '2026-05-04', price: 100, isSimulated: false });
  });

  test('by the latest quote', () => {
    const price = { day: '2026-05-11', price: 70 };
    expect(touched(75, { price, priceIsSimulated: true })).toEqual({ ...price, isSimulated: true });
  });

  test('by none: it was not', () => expect(touched(79.99)).toBeNull());

  test('nobody knows without prices', () => {
    const since = replayNote({ ...then, price: null }, { ...today, price: null, closes: [] }, typed);
    expect(since.buyBelow).toEqual({ price: 85, touched: null, why: 'no_price' });
  });
});

describe('a split of 4 for 1 since', () => {
  const split = { effective: '2026-05-06', ratio: 4 };
  const divided = closes.map(({ close, ...one }) => ({ ...one, close: close / 4 }));
  const after: CompanyToday = {
    ...today,
    splits: [split],
    closes: divided,
    price: { day: '2026-05-08', price: 27.5 },
    modelValue: 32.5,
    figures: { ...figures, earningsPerShare: { value: 0.5, why: null } },
  };

  test('changes nothing but the number of shares', () => {
    const since = replayNote(then, after, typed);
    expect(since).toMatchObject({
      splitFactor: 4,
      priceBefore: 25,
      modelBefore: 30,
      modelNow: 32.5,
      priceChange: { value: expect.closeTo(0.1, 12) },
      notePrice: { price: 25.25, change: expect.closeTo(110 / 101 - 1, 12) },
      figures: { earningsPerShare: { before: 0.5, now: 0.5, change: 0 }, revenue: { change: 0 } },
      range: { low: 25, high: 35, modelIs: 'inside' },
      buyBelow: { price: 21.25, touched: { day: '2026-05-07', price: 20 } },
    });
  });

  test('a price that was divided already is not divided again', () => {
    const since = replayNote({ ...then, price: { day: '2026-05-04', price: 25 } }, after, typed);
    expect([since.priceBefore, since.priceChange.value]).toEqual([25, expect.closeTo(0.1, 12)]);
  });

  test('a quote of its morning meets closes of before', () => {
    const morning: CompanyToday = {
      ...today,
      splits: [split],
      closes: closes.slice(0, 3),
      splitsUntil: '2026-05-05',
      price: { day: '2026-05-06', price: 23 },
    };
    const since = replayNote(then, morning, { ...typed, belowPrice: 91 });
    expect(since).toMatchObject({
      splitFactor: 4,
      priceBefore: 25,
      priceChange: { value: expect.closeTo(-0.08, 12) },
      modelNow: 32.5,
      range: { low: 25, high: 35, modelIs: 'inside' },
      buyBelow: { price: 22.75, touched: { day: '2026-05-05', price: 22.5 } },
    });
  });

  test('one announced for later changes nothing yet', () => {
    const since = replayNote(then, { ...today, splits: [{ effective: '2026-06-01', ratio: 4 }] }, typed);
    expect([since.splitFactor, since.priceBefore]).toEqual([1, 100]);
  });
});

describe('what is missing is missing, with the reason', () => {
  test('no price then or now', () => {
    const reason = { value: null, why: 'no_price' };
    for (const since of [
      replayNote({ ...then, price: null }, today, typed),
      replayNote(then, { ...today, price: null }, typed),
    ]) {
      expect([since.priceChange, since.totalReturn]).toEqual([reason, reason]);
    }
  });

  test('dividends nobody knows', () => {
    const { priceChange, totalReturn } = replayNote(then, { ...today, findPayments: () => null }, typed);
    expect(priceChange.why).toBeNull();
    expect(totalReturn).toEqual({ value: null, why: 'dividends_unknown' });
  });

  test('a figure that was not filed', () => {
    const missing = { ...figures, revenue: { value: null, why: 'not_filed' as const } };
    const { figures: since } = replayNote({ ...then, figures: missing }, today, typed);
    expect(since?.revenue).toEqual({
      before: null,
      now: 1_100,
      difference: null,
      change: null,
      why: 'not_filed',
    });
    expect(replayNote({ ...then, figures: null }, today, typed).figures).toBeNull();
  });

  test('another currency: of the filings, of the note', () => {
    const euros = { ...figures, currency: 'EUR' };
    expect(replayNote({ ...then, figures: euros }, today, typed).figures?.revenue).toMatchObject({
      before: null,
      change: null,
      why: 'currency_mismatch',
    });
    const { notePrice, range, buyBelow } = replayNote(then, today, { ...typed, currency: 'EUR' });
    expect([notePrice?.why, range?.why, buyBelow?.why]).toEqual(Array(3).fill('currency_mismatch'));
  });

  test('a price that was typed has a total return of its own, never below its change', () => {
    const findPayments = paid({ exDate: '2026-05-06', amount: 5 });
    const { notePrice, totalReturn } = replayNote(then, { ...today, findPayments }, typed);
    expect(notePrice?.change).toBeCloseTo(110 / 101 - 1, 12);
    expect(notePrice?.totalReturn.value).toBeCloseTo(110 / 101 / (1 - 5 / 90) - 1, 12);
    expect(totalReturn.value).toBeCloseTo(110 / 100 / (1 - 5 / 90) - 1, 12);
  });

  test('a model without a value, a price of nothing', () => {
    const since = replayNote(then, { ...today, modelValue: null }, { ...typed, notePrice: 0 });
    expect(since.range).toMatchObject({ modelIs: null, why: 'no_model_value' });
    const why = 'previous_not_positive';
    expect(since.notePrice).toEqual({ price: 0, change: null, why, totalReturn: { value: null, why } });
  });
});
