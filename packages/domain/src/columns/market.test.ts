import { describe, expect, test } from 'vitest';
import { missing } from '../figures/index.ts';
import { lastCloseOn, marketRefusal, priceOn } from './market.ts';
import { closesOf } from './statement.fixture.ts';

const closes = closesOf(['2025-09-24', 10], ['2025-09-26', 11], ['2025-09-29', 12]);

describe('the price at a period end', () => {
  test('is the close of that day, or the last one before a weekend', () => {
    expect(priceOn(closes, '2025-09-26').value).toBe(11);
    expect(priceOn(closes, '2025-09-28')).toMatchObject({ value: 11, formula: 'close of 2025-09-26' });
  });

  test('is missing when the last close is more than ten days older', () => {
    expect(priceOn(closes, '2025-10-09').value).toBe(12);
    expect(priceOn(closes, '2025-10-10')).toEqual(missing('no_price'));
    expect(priceOn(closes, '2025-09-23')).toEqual(missing('no_price'));
    expect(priceOn([], '2025-09-23')).toEqual(missing('no_price'));
  });

  test('is marked when simulated', () => {
    const simulated = [{ day: '2025-09-26', close: 11, simulated: true }];
    expect(priceOn(simulated, '2025-09-28').marks).toEqual(['simulated_price']);
  });

  test('is found at every position of the list', () => {
    expect(closes.map((close) => lastCloseOn(closes, close.day))).toEqual(closes);
    expect(lastCloseOn(closes, '2026-12-31')).toEqual(closes[2]);
  });
});

describe('reported figures are compared with the price', () => {
  test('unless in another currency, or of an ADR without its ratio', () => {
    expect(marketRefusal('USD', { currency: 'USD', adrRatio: 1 })).toBeNull();
    expect(marketRefusal(null, { currency: 'USD', adrRatio: 1 })).toBeNull();
    expect(marketRefusal('TWD', { currency: 'USD', adrRatio: 5 })).toBe('currency_mismatch');
    const rates = [{ day: '2024-12-31', rate: 32.79, source: 'a source' }];
    expect(marketRefusal('TWD', { currency: 'USD', adrRatio: 5, rates })).toBeNull();
    expect(marketRefusal('TWD', { currency: 'USD', adrRatio: null, rates })).toBe('adr_ratio_unknown');
    expect(marketRefusal('USD', { currency: 'USD', adrRatio: null })).toBe('adr_ratio_unknown');
  });
});
