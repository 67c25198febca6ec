import { resolve } from 'node:path';
import { defaultChoice, selectMethod } from '@tenfold/domain/valuation';
import { describe, expect, test } from 'vitest';
import { filingsAreHere, symbols } from '../filings.ts';
import { forecastBaseOf } from '../forecast-base-of.ts';

/** Symbol, kind, and the chosen method with its value; without one, each method's reason. */
function lineOf(symbol: string): string {
  const base = forecastBaseOf(symbol);
  const { chosen, results } = selectMethod(base, defaultChoice);
  if (chosen !== null) {
    return [symbol, base.businessKind, chosen.method, chosen.valuePerShare.toPrecision(4)].join('\t');
  }
  const reasons = results.map((result) => `${result.method} ${result.ok ? '' : result.why}`);
  return [symbol, base.businessKind, 'none', reasons.join(', ')].join('\t');
}

describe.skipIf(!filingsAreHere)('a value per share', () => {
  const lines = symbols('sec', 'sec-2').map(lineOf);

  test('exists for nine companies in ten', () => {
    const valued = lines.filter((line) => line.split('\t')[2] !== 'none');
    expect(valued.length / lines.length).toBeGreaterThanOrEqual(0.9);
  });

  test('has the listed method and amount, or the listed reasons', async () => {
    const golden = resolve(import.meta.dirname, 'coverage.golden.txt');
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(golden);
  });
});
