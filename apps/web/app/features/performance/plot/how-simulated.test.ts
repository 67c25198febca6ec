import { expect, test } from 'vitest';
import { withPoints } from '../series/parsed-series.ts';
import { howSimulated } from './how-simulated.ts';

function series(...simulated: readonly boolean[]) {
  const points = simulated.map((isSimulated, day) => ({
    day,
    value: 100,
    simulated: isSimulated,
    forecast: false,
  }));
  return withPoints(
    { symbol: 'ACME', indicator: 'stockPrice', currency: 'USD', why: null, change: null },
    points,
    false,
  );
}

test('a chart whose every price is simulated is not called partly simulated', () => {
  expect(howSimulated([series(true, true)])).toBe('wholly');
});

test('a chart with real closes between simulated days is partly simulated', () => {
  expect(howSimulated([series(false, true, false)])).toBe('partly');
  expect(howSimulated([series(true, true), series(false, true)])).toBe('partly');
});

test('figures of filings beside them change nothing', () => {
  expect(howSimulated([series(true, true), series(false, false)])).toBe('wholly');
  expect(howSimulated([series(false)])).toBeNull();
});
