import { getMe } from '@tenfold/contract/accounts';
import { type Api, type ApiError, type CallArguments, httpApi, isApiError } from '@tenfold/contract/call';
import type { Endpoint, ReplyOf } from '@tenfold/contract/endpoint';
import { goToLogin } from '../screens/return-to.ts';
import { accessToken, storeAccessToken } from '../storage/access-token.ts';
import { useCompanyLimit } from './company-limit.ts';

export const browserApi: Api = createBrowserApi(httpApi({ token: accessToken }), {
  leave: goToLogin,
  warn: () => useCompanyLimit.getState().warn(),
});

interface Consequences {
  readonly leave: () => void;
  readonly warn: () => void;
}

/**
 * On 401 the token is dropped and the person sent to sign in, except for getMe, whose callers treat it as a
 * visitor. When the monthly limit is reached a warning opens. Errors are rethrown.
 */
export function createBrowserApi(api: Api, { leave, warn }: Consequences): Api {
  return {
    async call<E extends Endpoint>(endpoint: E, ...given: CallArguments<E>): Promise<ReplyOf<E>> {
      const token = accessToken();
      try {
        return await api.call(endpoint, ...given);
      } catch (error) {
        // Wrong passwords answer 401 too, without a token. And a late 401 for an old token must not end a
        // newer session.
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
