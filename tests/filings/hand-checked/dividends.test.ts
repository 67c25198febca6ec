import { describe, expect, test } from 'vitest';
import { figureOf } from '../figure-of.ts';
import { filingsAreHere } from '../filings.ts';

describe.skipIf(!filingsAreHere)('dividends of real filers', () => {
  test('count four quarters before cash that minorities shared', () => {
    expect(figureOf('WYNN', 'dividendsPerShare', '2025').value).toBeCloseTo(1, 9);
  });

  test('include special dividends found in the cash, where only equivalents are filed for common shares', () => {
    expect(figureOf('TDG', 'dividendsPerShare', '2025').value).toBeCloseTo(165, -1);
  });

  test('count common shares before all owners', () => {
    const { value } = figureOf('FOX', 'dividendsPerShare', '2025');
    expect(value).toBeGreaterThan(0.525);
    expect(value).toBeLessThan(0.545);
  });
});
