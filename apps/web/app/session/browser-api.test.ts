import { getMe, logIn, updateBio } from '@tenfold/contract/accounts';
import { type Api, ApiError } from '@tenfold/contract/call';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accessToken, keepAccessToken } from './access-token.ts';
import { apiOfBrowser } from './browser-api.ts';

const refusing: Api = {
  call: () => Promise.reject(new ApiError(401, 'unauthenticated', 'Your session has ended.')),
};
const bio = { body: { bio: 'Retail controller' } };

describe('a call that is answered by 401', () => {
  const leave = vi.fn();

  beforeEach(() => {
    leave.mockReset();
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  test('drops the token and asks the person to sign in', async () => {
    keepAccessToken('worthless');
    await expect(apiOfBrowser(refusing, leave).call(updateBio, bio)).rejects.toThrow('session has ended');
    expect(accessToken()).toBeNull();
    expect(leave).toHaveBeenCalledOnce();
  });

  test('leaves the page where it is when the question was who is signed in', async () => {
    keepAccessToken('worthless');
    await expect(apiOfBrowser(refusing, leave).call(getMe)).rejects.toThrow();
    expect(accessToken()).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });

  test('keeps the form of a visitor who typed a wrong password', async () => {
    const typed = { body: { username: 'ann@example.com', password: 'wrong' } };
    await expect(apiOfBrowser(refusing, leave).call(logIn, typed)).rejects.toThrow();
    expect(leave).not.toHaveBeenCalled();
  });

  test('does not end a session that has begun since', async () => {
    keepAccessToken('old');
    const late: Api = {
      call: async () => {
        keepAccessToken('new');
        throw new ApiError(401, 'unauthenticated', 'Your session has ended.');
      },
    };
    await expect(apiOfBrowser(late, leave).call(updateBio, bio)).rejects.toThrow();
    expect(accessToken()).toBe('new');
    expect(leave).not.toHaveBeenCalled();
  });
});
