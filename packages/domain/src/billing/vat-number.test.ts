import { expect, test } from 'vitest';
import { vatCountries } from './vat-countries.ts';
import { isVatNumber, vatNumberHint } from './vat-number.ts';

const countries = Object.keys(vatCountries);

test('the EU’s 27 states and the United Kingdom have VAT numbers', () => {
  expect(countries).toHaveLength(28);
});

test.each(countries)('the example of %s is valid there and nowhere else', (country) => {
  const { example } = vatCountries[country] ?? { example: '' };
  expect(countries.filter((other) => isVatNumber(other, example))).toEqual([country]);
  expect(isVatNumber(country, `${example}0000`)).toBe(false);
  expect(isVatNumber(country, example.slice(2))).toBe(false);
});

test.each([
  ['IE', 'IE1234567T'],
  ['IE', 'IE1234567FA'],
  ['IE', 'IE1234567TW'],
  ['IE', 'IE1X23456A'],
  ['ES', 'ESX1234567X'],
  ['ES', 'ES12345678Z'],
  ['GB', 'GBGD001'],
  ['GB', 'GBHA599'],
  ['GB', 'GB123456789012'],
  ['LT', 'LT123456789012'],
  ['BE', 'BE1000123456'],
  ['FR', 'FRXX123456789'],
  ['RO', 'RO18'],
  ['CZ', 'CZ1234567890'],
])('%s: %s is valid', (country, number) => {
  expect(isVatNumber(country, number)).toBe(true);
});

test('spaces, dots, dashes and small letters don’t matter', () => {
  expect(isVatNumber('BE', 'be 0123.456.789')).toBe(true);
  expect(isVatNumber('GB', 'GB 123 4567 89')).toBe(true);
});

test('a country without VAT has no VAT number', () => {
  expect(isVatNumber('US', 'US123456789')).toBe(false);
  expect(isVatNumber('', '')).toBe(false);
  expect(vatNumberHint('US')).toBeNull();
  expect(vatNumberHint('IE')).toEqual({ adjective: 'Irish', example: 'IE1234567WA' });
});
