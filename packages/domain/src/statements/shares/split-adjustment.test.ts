import { expect, test } from 'vitest';
import { onBasis, splitFactors } from './split-adjustment.ts';

const factorOn = splitFactors([
  { effective: '2014-06-09', ratio: 7 },
  { effective: '2020-08-31', ratio: 4 },
]);

test('a filing is adjusted only for splits effective after it', () => {
  expect(factorOn('2014-04-24')).toBe(28);
  expect(factorOn('2020-07-31')).toBe(4);
  expect(factorOn('2020-08-31')).toBe(1);
});

test('counts are multiplied, per-share values divided, money stays', () => {
  expect(onBasis(100, 4, 'shares')).toBe(400);
  expect(onBasis(2, 4, 'perShare')).toBe(0.5);
  expect(onBasis(100, 4, 'money')).toBe(100);
});

test('an impossible split is ignored', () => {
  expect(splitFactors([{ effective: '2020-01-01', ratio: 0 }])('2019-01-01')).toBe(1);
});
