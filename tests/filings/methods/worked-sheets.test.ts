import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type MethodId, valueBy } from '@tenfold/domain/valuation';
import { describe, expect, test } from 'vitest';
import { filingsAreHere } from '../filings.ts';
import { forecastBaseOf } from '../forecast-base-of.ts';

const folder = resolve(import.meta.dirname, 'worked-sheets');

/** `NKE-fcfFiveYears.txt`: a value calculated from the filings by a separate program, with every number written out. */
const sheets = readdirSync(folder).map((file) => {
  const [symbol = '', method = ''] = file.replace('.txt', '').split('-');
  const value = /^Value per share = (.+)$/m.exec(readFileSync(resolve(folder, file), 'utf8'))?.[1];
  return { symbol, method: method as MethodId, value: Number(value) };
});

describe.skipIf(!filingsAreHere)('a value calculated by hand', () => {
  test.each(sheets)('of $symbol by $method equals the product’s', ({ symbol, method, value }) => {
    const result = valueBy(method, forecastBaseOf(symbol), { requiredReturn: 0.1, terminalGrowth: 0 });
    expect(result.ok && result.valuePerShare).toBeCloseTo(value, 5);
  });

  test('exists for two companies of each method besides the default', () => {
    const counts = Object.groupBy(sheets, ({ method }) => method);
    expect(Object.values(counts).map((of) => of.length)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });
});
