import { limits } from '@tenfold/contract/policy/limits';
import { expect, test } from 'vitest';
import { whatStops } from './what-stops.ts';

test('what stops with Investor follows from the limits of Light', () => {
  expect(whatStops().join(' ')).toContain(`More than ${limits.priceAlerts.light} price alerts keep firing`);
  expect(whatStops().join(' ')).toContain('Comparing goes back to AAPL plus one other company');
});
