import { describe, expect, test } from 'vitest';
import { figureOf } from '../figure-of.ts';
import { filingsAreHere } from '../filings.ts';

describe.skipIf(!filingsAreHere)('net income to common of real filings (needs TENFOLD_FILINGS)', () => {
  test('Public Storage deducts preferred dividends', () => {
    expect(figureOf('PSA', 'netIncome', '2025').value).toBe(1_784_348_000);
    expect(figureOf('PSA', 'netIncomeToCommon', '2025').value).toBe(1_585_585_000);
  });

  test("Prologis adds its partnership's units in diluted earnings only", () => {
    expect(figureOf('PLD', 'netIncomeToCommon', '2025').value).toBe(3_322_349_000);
    expect(figureOf('PLD', 'netIncomeToDilutedCommon', '2025').value).toBe(3_404_122_000);
  });

  test('Apple has no preferred shares', () => {
    expect(figureOf('AAPL', 'netIncomeToCommon', '2025').value).toBe(112_010_000_000);
  });
});
