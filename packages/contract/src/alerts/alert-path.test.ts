import { expect, test } from 'vitest';
import { alertIdIn, alertPath } from './alert-path.ts';

test('the address of an alert is its company’s page, with the alert as its fragment', () => {
  expect(alertPath('BRK.B', 7)).toBe('/company/BRK.B#alert-7');
  expect(alertIdIn(new URL(alertPath('NKE', 7), 'https://tenfold.test').hash)).toBe(7);
});

test.each(['', '#financials', '#alert-', '#alert-7x', '#alert--7', '#alert-9999999999999999999'])(
  'the fragment %j is of no alert',
  (hash) => {
    expect(alertIdIn(hash)).toBeNull();
  },
);
