import { expect, test } from 'vitest';
import { listCountries } from './countries.ts';

test('the countries are those of ISO 3166 and Kosovo, by name', () => {
  const countries = listCountries();
  expect(countries).toHaveLength(250);
  expect(countries[0]).toEqual({ code: 'AF', name: 'Afghanistan' });
  expect(countries).toContainEqual({ code: 'IE', name: 'Ireland' });
  expect(countries.map(({ code }) => code)).not.toContain('EU');
});
