import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findTokenLine,
  periodOf,
  splitTokens,
  textWithValues,
  tokenLines,
  tokenName,
  tokensIn,
} from './index.ts';

describe('a figure within a text', () => {
  test('is named by company, period and line, in any case', () => {
    expect(
      tokensIn('From {AAPL FY2024 revenue} to {brk-b q3 fy2025 Revenue}, {NKE ltm eps}.').map(tokenName),
    ).toEqual(['AAPL FY2024 revenue', 'BRK-B FY2025 Q3 Revenue', 'NKE LTM eps']);
    expect(tokensIn('{AAPL 2024 margin} {AAPL FY2024Q2 revenue}').map(tokenName)).toEqual([
      'AAPL FY2024 margin',
      'AAPL FY2024 Q2 revenue',
    ]);
  });

  test.each([
    '{}',
    '{AAPL}',
    '{AAPL revenue}',
    '{AAPL FY24 revenue}',
    '{AAPL FY2024 Q5 revenue}',
    '{AAPL FY2024 revenue',
    '{AAPL FY2024\nrevenue}',
    '{{AAPL} FY2024 revenue}',
    '{AAPL FY2024 <b>}',
    '{VERYLONGSYMBOL1 FY2024 revenue}',
  ])('%j stays text', (text) => {
    expect(splitTokens(text)).toEqual([{ text, token: null }]);
  });

  test('no character of a text is lost or changed, whatever it is', () => {
    const anyText = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('{', '}', '{AAPL FY2024 revenue}', 'Q3 FY2024 ', '{NKE '),
      ),
    );
    fc.assert(
      fc.property(anyText, (pieces) => {
        const text = pieces.join('');
        expect(
          splitTokens(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  test('a period alone is read by the same rules', () => {
    expect(periodOf('q4 2025')?.periodName).toBe('FY2025 Q4');
    expect(periodOf('FY2025')?.period).toEqual({ kind: 'year', year: 2025 });
    expect(periodOf('2025-09-27')).toBeNull();
    expect(periodOf('FY2024 revenue} {X FY2023')).toBeNull();
  });

  test('is its value where nothing can be opened, and what names none stays as it was typed', () => {
    const figures = [
      { token: 'AAPL FY2024 revenue', value: 391_035_000_000, unit: 'money', currency: 'USD' },
    ] as const;
    expect(textWithValues('From {aapl 2024 Revenue} to {AAPL FY2025 revenue}, {}', figures)).toBe(
      'From $391.0 billion to {AAPL FY2025 revenue}, {}',
    );
    expect(textWithValues('{AAPL FY2024 revenue}', [])).toBe('{AAPL FY2024 revenue}');
  });

  test('lines have one name each, a margin has no change, and short names are those of the lines', () => {
    const names = tokenLines.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('revenueChange');
    expect(names).not.toContain('marginChange');
    expect(findTokenLine('EPS')).toBe(findTokenLine('earningsPerShare'));
    expect(findTokenLine('fcfChange')?.label).toBe('change in free cash flow');
    expect(findTokenLine('constructor')).toBeNull();
  });
});
