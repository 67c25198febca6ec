import { type Api, ApiError } from '@tenfold/contract/call';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessToken, storeAccessToken } from '../storage/access-token.ts';
import { createBrowserApi } from './browser-api.ts';

const refusing: Api = {
  call: () => Promise.reject(new ApiError(401, 'unauthenticated', 'Your session has ended.')),
};
const leave = vi.fn();
const warn = vi.fn();
const bio = { body: { bio: 'Retail controller' } };

describe('a call answered with 401', () => {
  beforeEach(() => {
    leave.mockReset();
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('drops the token and asks the person to sign in', async () => {
    storeAccessToken('worthless');
    await expect(
      createBrowserApi(refusing, { leave, warn }).call('POST /user/update-bio', bio),
    ).rejects.toThrow('session has ended');
    expect(accessToken()).toBeNull();
    expect(leave).toHaveBeenCalledOnce();
  });

  test('stays on the page when it asked who is signed in', async () => {
    storeAccessToken('worthless');
    await expect(createBrowserApi(refusing, { leave, warn }).call('GET /user/me')).rejects.toThrow();
    expect(accessToken()).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });

  test('keeps the form of a visitor who typed a wrong password', async () => {
    const typed = { body: { username: 'ann@example.com', password: 'wrong' } };
    await expect(
      createBrowserApi(refusing, { leave, warn }).call('POST /user/login', typed, { encoding: 'form' }),
    ).rejects.toThrow();
    expect(leave).not.toHaveBeenCalled();
  });

  test('does not end a newer session', async () => {
    storeAccessToken('old');
    const late: Api = {
      call: async () => {
        storeAccessToken('new');
        throw new ApiError(401, 'unauthenticated', 'Your session has ended.');
      },
    };
    await expect(
      createBrowserApi(late, { leave, warn }).call('POST /user/update-bio', bio),
    ).rejects.toThrow();
    expect(accessToken()).toBe('new');
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('a call answered with 403', () => {
  const refusedWith = (code: 'quota_reached' | 'forbidden'): Api => ({
    call: () => Promise.reject(new ApiError(403, code, 'You have opened 5 of 5 companies this month.')),
  });
  const company = { params: { symbol: 'NKE' } };

  beforeEach(() => warn.mockReset());

  test('for a used-up quota warns about it, and is refused', async () => {
    const api = createBrowserApi(refusedWith('quota_reached'), { leave, warn });
    await expect(api.call('GET /company/{symbol}/financials', company)).rejects.toThrow('5 of 5 companies');
    expect(warn).toHaveBeenCalledOnce();
  });

  test("for financials warns whatever the reason; other calls don't", async () => {
    const api = createBrowserApi(refusedWith('forbidden'), { leave, warn });
    await expect(api.call('GET /company/{symbol}/financials', company)).rejects.toThrow();
    await expect(api.call('POST /user/update-bio', bio)).rejects.toThrow();
    expect(warn).toHaveBeenCalledOnce();
  });
});
