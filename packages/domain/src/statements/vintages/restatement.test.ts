import { expect, test } from 'vitest';
import { type Measure, splitFactors } from '../shares/split-adjustment.ts';
import { fact } from '../synthetic-facts.ts';
import { isRestated } from './restatement.ts';
import { latestOf } from './vintages.ts';

const factorOn = splitFactors([{ effective: '2025-06-01', ratio: 4 }]);

function restated(measure: Measure, ...values: [number, string][]): boolean {
  const [first, ...others] = values.map(([value, filed]) => fact('X', value, { filed }));
  if (first === undefined) return false;
  const filed = latestOf([first, ...others]);
  return isRestated(filed, filed.latest, measure, factorOn);
}

test('another value in an earlier report is a restatement', () => {
  expect(restated('money', [100e6, '2024-02-01'], [98e6, '2025-02-01'])).toBe(true);
});

test('the same value rounded to millions is not', () => {
  expect(restated('money', [2_100_123_000, '2024-02-01'], [2_100e6, '2025-02-01'])).toBe(false);
});

test('a change explained by a split is not', () => {
  expect(restated('perShare', [6.11, '2025-02-01'], [1.53, '2026-02-01'])).toBe(false);
  expect(restated('shares', [1000e6, '2025-02-01'], [4001e6, '2026-02-01'])).toBe(false);
});

test('a per-share value changed by a cent on one basis is', () => {
  expect(restated('perShare', [1.53, '2025-07-01'], [1.54, '2026-02-01'])).toBe(true);
});

test('a count filed in millions before is the same count', () => {
  expect(restated('shares', [717.3, '2025-07-01'], [717_300_000, '2026-02-01'])).toBe(false);
});
