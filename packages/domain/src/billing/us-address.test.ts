import { expect, test } from 'vitest';
import { checkUsPlace, usStates } from './us-address.ts';

test('an address in the United States has one of fifty states, the district, or is of the armed forces', () => {
  expect(Object.keys(usStates)).toHaveLength(54);
  expect(Object.values(usStates)).toEqual([...Object.values(usStates)].sort());
});

test.each([
  ['CA', '94105', true, true],
  ['DC', '20001-1234', true, true],
  ['', '', false, false],
  ['XX', '9410', false, false],
  ['ca', '94105-12', false, false],
  ['toString', 'SW1A 1AA', false, false],
])('%s %s: a state %s, a ZIP code %s', (state, postalCode, isState, isPostalCode) => {
  expect(checkUsPlace({ state, postalCode })).toEqual({ isState, isPostalCode });
});
