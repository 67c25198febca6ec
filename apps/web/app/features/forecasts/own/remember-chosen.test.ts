import { forecastId } from '@tenfold/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedForecasts } from '../session/saved-forecasts.fixture.ts';
import { createSession } from '../session/session.ts';
import { lastChosen, rememberChosen } from './remember-chosen.ts';

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
  session.know(savedForecasts);
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
