import { describe, expect, test } from 'vitest';
import { figureOf } from '../figure-of.ts';
import { filingsAreHere } from '../filings.ts';

describe.skipIf(!filingsAreHere)('earnings per share and share counts of real filings', () => {
  test('Monster files EPS of continuing operations only, which reveal its split of 2023', () => {
    expect(figureOf('MNST', 'earningsPerShare', '2025').value).toBe(1.94);
    expect(figureOf('MNST', 'sharesOutstanding', '2021').value).toBe(1_071_278_000);
    expect(figureOf('MNST', 'sharesOutstanding', '2020').value).toBe(1_069_614_000);
    expect(figureOf('MNST', 'earningsPerShare', '2020').value).toBe(1.32);
  });

  test('both symbols of Alphabet are on the basis of its split', () => {
    for (const symbol of ['GOOG', 'GOOGL']) {
      expect(figureOf(symbol, 'earningsPerShare', '2019').value).toBeCloseTo(2.458, 9);
      expect(figureOf(symbol, 'earningsPerShare', '2020 Q4').value).toBeCloseTo(1.11, 2);
      expect(figureOf(symbol, 'sharesOutstanding', '2016').value).toBeGreaterThan(13.9e9);
    }
  });

  test('Halliburton, Airbnb and Regency file EPS the same way', () => {
    expect(figureOf('HAL', 'earningsPerShare', '2024').value).toBe(2.83);
    expect(figureOf('ABNB', 'earningsPerShare', '2025').value).toBe(4.03);
    expect(figureOf('REG', 'earningsPerShare', '2025').value).toBe(2.82);
  });

  test('CRH filed EPS of 2018 in cents once', () => {
    expect(figureOf('CRH', 'earningsPerShare', '2018').value).toBeCloseTo(3.447, 9);
  });

  test('Microsoft filed no EPS before 2020, but the count', () => {
    const figure = figureOf('MSFT', 'earningsPerShare', '2017');
    expect(figure.value).toBeCloseTo(3.25, 2);
    expect(figure.marks).toContain('derived');
  });

  test('a count filed by class only is net income over EPS, or the cover count', () => {
    expect(figureOf('BKR', 'sharesOutstanding', '2024').value).toBeCloseTo(2979e6 / 2.98, -1);
    expect(figureOf('BKR', 'sharesOutstanding', '2025').marks).toContain('cover_count');
    expect(figureOf('GOOGL', 'sharesOutstanding', '2021').value).toBeCloseTo(76_033e6 / 5.61, -1);
    expect(figureOf('REG', 'sharesOutstanding', '2024').value).toBeCloseTo(386_738e3 / 2.11, -1);
  });

  test('Tyson filed the count of one class for 2023', () => {
    const count = (figureOf('TSN', 'sharesOutstanding', '2023').value ?? 0) / 1e6;
    expect(count).toBeGreaterThan(346);
    expect(count).toBeLessThan(357);
  });

  test('Weyerhaeuser named another period as its second quarter of 2024 once', () => {
    expect(figureOf('WY', 'earningsPerShare', '2024 Q2').value).toBe(0.24);
  });

  test('Dollar Tree named the quarters of other years as those of fiscal 2015 and 2016 in a report it filed twice', () => {
    const of = (year: number) =>
      [1, 2, 3, 4].map((it) => figureOf('DLTR', 'earningsPerShare', `${year} Q${it}`).value);
    expect(of(2016)).toEqual([0.34, -0.46, 0.35, 0.97]);
    expect(of(2017)).toEqual([0.98, 0.72, 0.72, 1.36]);
    expect(figureOf('DLTR', 'netIncome', '2016 Q2').value).toBe(-98e6);
  });

  test('without EPS and counts in the feed there are none', () => {
    for (const symbol of ['V', 'STZ', 'ERIE']) {
      expect(figureOf(symbol, 'sharesOutstanding', '2024').value).toBeNull();
      expect(figureOf(symbol, 'earningsPerShare', '2024').value).toBeNull();
    }
  });
});
