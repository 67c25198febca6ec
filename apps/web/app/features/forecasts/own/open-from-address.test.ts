import { forecastId } from '@tenfold/contract/ids';
import { expect, test } from 'vitest';
import { savedForecasts } from '../session/saved-forecasts.fixture.ts';
import { createSession } from '../session/session.ts';
import { openFromAddress } from './open-from-address.ts';

function opened(search: string): number | undefined {
  const session = createSession(2025);
  session.know(savedForecasts);
  openFromAddress({ session, choose: session.choose }, new URLSearchParams(search));
  return session.store.getState().open?.savedAs?.id;
}

test('the forecast an address names is open', () => {
  expect(opened('forecast=2')).toBe(2);
});

test("an address without one, or with someone else's, opens none", () => {
  for (const search of ['', 'forecast=', 'forecast=3', 'forecast=1e0', `forecast=${'9'.repeat(400)}`])
    expect(opened(search)).toBeUndefined();
});

test('an edit that waits to be sent comes first', () => {
  const session = createSession(2025);
  session.know(savedForecasts);
  session.choose(forecastId.parse(1));
  openFromAddress({ session, choose: session.choose }, new URLSearchParams('forecast=2'));
  expect(session.store.getState().open?.savedAs?.id).toBe(1);
});
