import { forecastId } from '@tenfold/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../session/session.ts';
import { lastChosen, rememberChosen } from './remember-chosen.ts';

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

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a company opens with the forecast that was open last, until the averages are chosen', () => {
  const session = createSession(2025);
  session.know(saved);
  rememberChosen('ben', 'NKE', session.store);
  session.choose(forecastId.parse(1));
  session.choose(forecastId.parse(2));
  const last = [lastChosen('ben', 'NKE'), lastChosen('ben', 'AAPL'), lastChosen('ann', 'NKE')];
  expect(last).toEqual([2, null, null]);
  session.choose(null);
  expect(lastChosen('ben', 'NKE')).toBeNull();
});

test('what is stored otherwise is no forecast', () => {
  localStorage.setItem('forecast-chosen:ben:NKE', 'x');
  expect(lastChosen('ben', 'NKE')).toBeNull();
});
