import { expect, test } from 'vitest';
import { taxOf } from './tax.ts';
import { vatCountries } from './vat-countries.ts';
import { vatRates } from './vat-rates.ts';

test('a person pays the VAT of their country', () => {
  expect(taxOf(1_200, 'IE', '')).toEqual({ label: 'VAT 23%', amount: 276 });
  expect(taxOf(9_600, 'FI', '')).toEqual({ label: 'VAT 25.5%', amount: 2_448 });
  expect(taxOf(1_000, 'GB', '')).toEqual({ label: 'VAT 20%', amount: 200 });
});

test('half a cent of tax is rounded up', () => {
  expect(taxOf(10, 'EE', '')).toEqual({ label: 'VAT 24%', amount: 2 });
  expect(taxOf(50, 'DE', '')).toEqual({ label: 'VAT 19%', amount: 10 });
});

test('a business with a VAT number owes the tax itself', () => {
  expect(taxOf(1_200, 'IE', 'IE1234567WA')).toEqual({ label: 'Reverse charge', amount: 0 });
});

test('what is no VAT number of that country saves nobody the tax', () => {
  expect(taxOf(1_200, 'IE', 'none')?.amount).toBe(276);
  expect(taxOf(1_200, 'IE', 'DE123456789')?.amount).toBe(276);
});

test('elsewhere, and where the country isn’t known, there is no tax', () => {
  expect(taxOf(1_200, 'US', '')).toBeNull();
  expect(taxOf(1_200, '', '')).toBeNull();
});

test('rates are within what EU law and the United Kingdom have', () => {
  expect(Math.min(...Object.values(vatRates))).toBe(1_700);
  expect(Math.max(...Object.values(vatRates))).toBe(2_700);
});

test.each([
  ['EE', 24],
  ['RO', 21],
  ['SK', 23],
  ['FI', 25.5],
])('%s: the rate that was raised since 2024 is %s %%', (country, percent) => {
  expect(vatRates[country]).toBe(percent * 100);
});

test('whoever has VAT numbers has a rate', () => {
  expect(Object.keys(vatRates)).toEqual(Object.keys(vatCountries));
});
