import { getMe } from '@tenfold/contract/accounts';
import { type Api, type ApiError, type CallArguments, httpApi, isApiError } from '@tenfold/contract/call';
import type { Endpoint, ReplyOf } from '@tenfold/contract/endpoint';
import { goToLogin } from '../screens/return-to.ts';
import { accessToken, storeAccessToken } from '../storage/access-token.ts';
import { useCompanyLimit } from './company-limit.ts';

/** The calls as the person of this browser makes them. */
export const browserApi: Api = createBrowserApi(httpApi({ token: accessToken }), {
  leave: goToLogin,
  warn: () => useCompanyLimit.getState().warn(),
});

interface Consequences {
  /** To where one signs in. */
  readonly leave: () => void;
  /** That the companies of the month are used up. */
  readonly warn: () => void;
}

/**
 * A 401 means the token is worth nothing any more: it is dropped, and the person is asked to sign in and brought back. No
 * page is left for the question who is signed in (getMe): whoever asks it reads the refusal as nobody.
 * A 403 for the companies of the month, or of financials, is warned of. The call is refused all the same.
 */
export function createBrowserApi(api: Api, { leave, warn }: Consequences): Api {
  return {
    async call<E extends Endpoint>(endpoint: E, ...given: CallArguments<E>): Promise<ReplyOf<E>> {
      const token = accessToken();
      try {
        return await api.call(endpoint, ...given);
      } catch (error) {
        // Wrong passwords answer 401, too: nobody was signed in when they were typed. And a late refusal of an old token
        // must not end the session that has begun since.
        if (isApiError(error) && error.status === 401 && token !== null && token === accessToken()) {
          storeAccessToken(null);
          if ((endpoint as Endpoint) !== getMe) leave();
        }
        if (isApiError(error) && isOfCompanyLimit(error, endpoint)) warn();
        throw error;
      }
    },
  };
}

function isOfCompanyLimit({ code, status }: ApiError, { path }: Endpoint): boolean {
  return code === 'quota_reached' || (status === 403 && path.endsWith('/financials'));
}
