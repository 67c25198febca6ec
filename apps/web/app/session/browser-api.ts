import { type Api, type Given, httpApi, isApiError } from '@tenfold/contract/call';
import type { Endpoint, ReplyOf } from '@tenfold/contract/endpoint';
import { accessToken, keepAccessToken } from './access-token.ts';
import { goToLogin } from './return-to.ts';

/** The calls as the person of this browser makes them. */
const api = httpApi({ token: accessToken });

/**
 * A 401 means the token is worth nothing any more: it is dropped, and the person is asked to sign in and brought back.
 */
export const browserApi: Api = {
  async call<E extends Endpoint>(endpoint: E, ...given: Given<E>): Promise<ReplyOf<E>> {
    try {
      return await api.call(endpoint, ...given);
    } catch (error) {
      // Wrong passwords answer 401, too: nobody was signed in when they were typed.
      if (isApiError(error) && error.status === 401 && accessToken() !== null) {
        keepAccessToken(null);
        goToLogin();
      }
      throw error;
    }
  },
};
