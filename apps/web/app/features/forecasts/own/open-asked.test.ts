import { forecastId } from '@tenfold/contract/ids';
import { expect, test } from 'vitest';
import { createSession } from '../session/session.ts';
import { openAsked } from './open-asked.ts';

const saved = [1, 2]
  .map((id) => forecastId.parse(id))
  .map((id) => ({
    id,
    name: `Case ${id}`,
    updatedAt: '2026-01-01T00:00:00Z',
    revision: 1,
    startsFrom: 'averages' as const,
    baseYear: 2025,
    values: {},
    requiredReturn: 0.1,
    terminalGrowth: 0,
    method: null,
    leverage: 'levered' as const,
    ownFigures: {},
    copiedFrom: null,
    isShared: false,
    shareToken: null,
  }));

function opened(search: string): number | undefined {
  const session = createSession(2025);
  session.know(saved);
  openAsked({ session, choose: session.choose }, new URLSearchParams(search));
  return session.store.getState().open?.kept?.id;
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
  session.know(saved);
  session.choose(forecastId.parse(1));
  openAsked({ session, choose: session.choose }, new URLSearchParams('forecast=2'));
  expect(session.store.getState().open?.kept?.id).toBe(1);
});
