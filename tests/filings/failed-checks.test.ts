import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { qualityChecks } from '@tenfold/domain/data-quality';
import { describe, expect, test } from 'vitest';
import { filingOf, filingSets, filingsAreHere, symbols } from './filings.ts';

const columns = ['symbol', 'check', 'column', 'rows', 'expected', 'found', 'cause'];
const [head, ...listed] = readFileSync(resolve(import.meta.dirname, 'failed-checks.csv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(','));

function failedChecks(symbol: string): string[] {
  return qualityChecks(filingOf(symbol).statements)
    .filter(({ state }) => state === 'failed')
    .map(({ check, column, rows, expected, found }) =>
      [symbol, check, column, rows.join('+'), numberText(expected), numberText(found)].join(','),
    );
}

function numberText(value: number | null): string {
  return value === null ? '' : String(Number(value.toPrecision(9)));
}

describe.skipIf(!filingsAreHere)('checks of real filings (needs TENFOLD_FILINGS)', () => {
  test('exactly the failed checks are listed, each with its cause', () => {
    const found = symbols(...filingSets).flatMap(failedChecks);
    expect(found.sort()).toEqual(listed.map((row) => row.slice(0, 6).join(',')).sort());
  });

  test('nine in ten checks can be made, and fewer than one in a hundred fails', () => {
    const checks = symbols(...filingSets).flatMap((symbol) => qualityChecks(filingOf(symbol).statements));
    const judged = checks.filter(({ state }) => state === 'passed' || state === 'explained');
    const failed = checks.filter(({ state }) => state === 'failed');
    const impossible = checks.filter(({ state }) => state === 'not_possible');
    expect(judged.length).toBeGreaterThan(9 * impossible.length);
    expect(failed.length * 100).toBeLessThan(judged.length);
  });
});

test('the list of failed checks names a cause in every row', () => {
  expect(head).toEqual(columns);
  expect(listed.filter((row) => row.length !== columns.length || (row[6] ?? '').length < 10)).toEqual([]);
});
