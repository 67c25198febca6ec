import { expect, test } from 'vitest';
import { businessKind } from './business-kind.ts';
import { fact, instant } from './made-up-facts.ts';

test.each([
  ['6022', 'bank'],
  ['6141', 'bank'],
  ['6331', 'insurer'],
  ['6324', 'general'], // a health plan
  ['6798', 'realEstate'],
  ['7389', 'general'],
])('the industry code %s is a business of the kind %s', (sic, kind) => {
  expect(businessKind(sic, [])).toBe(kind);
});

test('without a code the tags of the last two years tell', () => {
  const bank = [instant('Deposits', 5), fact('NoninterestIncome', 1)];
  expect(businessKind(null, bank)).toBe('bank');
  expect(businessKind(null, bank.slice(1))).toBe('general');
  expect(businessKind(null, [...bank, instant('Assets', 1, { end: '2030-12-31' })])).toBe('general');
  expect(businessKind('7372', bank)).toBe('general');
});
