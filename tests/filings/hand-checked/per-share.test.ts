import { describe, expect, test } from 'vitest';
import { figureOf } from '../figure-of.ts';
import { filingsAreHere } from '../filings.ts';

describe.skipIf(!filingsAreHere)('earnings per share and share counts of real filings', () => {
  test('Monster files earnings of continuing operations alone, and its split of 2023 is found in them', () => {
    expect(figureOf('MNST', 'earningsPerShare', '2025').value).toBe(1.94);
    expect(figureOf('MNST', 'sharesOutstanding', '2021').value).toBe(1_071_278_000);
    expect(figureOf('MNST', 'sharesOutstanding', '2020').value).toBe(1_069_614_000);
    expect(figureOf('MNST', 'earningsPerShare', '2020').value).toBe(1.32);
  });

  test('Halliburton, Airbnb and Regency file theirs the same way', () => {
    expect(figureOf('HAL', 'earningsPerShare', '2024').value).toBe(2.83);
    expect(figureOf('ABNB', 'earningsPerShare', '2025').value).toBe(4.03);
    expect(figureOf('REG', 'earningsPerShare', '2025').value).toBe(2.82);
  });
});
