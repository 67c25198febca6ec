import {
  type Api,
  type ApiError,
  type CallArguments,
  type CallOptions,
  type CallRoute,
  httpApi,
  isApiError,
} from '@tenfold/contract/call';
import type { CallName, Calls } from '@tenfold/contract/calls';
import type { InputOf, ReplyOf } from '@tenfold/contract/endpoint';
import { loginPath } from '../screens/return-to.ts';
import { accessToken, storeAccessToken } from '../storage/access-token.ts';
import { useCompanyLimit } from './company-limit.ts';

/** Calls by method and path: the contract's types check them, and its schemas stay on the server. */
export interface BrowserApi {
  call<Name extends CallName>(
    name: Name,
    ...given: BrowserCallArguments<Calls[Name]>
  ): Promise<ReplyOf<Calls[Name]>>;
}

type BrowserCallArguments<E> = E extends { readonly encoding: infer Encoding }
  ? [input: InputOf<E>, options: CallOptions & { readonly encoding: Encoding }]
  : CallArguments<E>;

export const browserConsequences: Consequences = {
  leave: goToLogin,
  warn: () => useCompanyLimit.getState().warn(),
};

export const browserApi: BrowserApi = createBrowserApi(httpApi({ token: accessToken }), browserConsequences);

interface Consequences {
  readonly leave: () => void;
  readonly warn: () => void;
}

/**
 * On 401 the token is dropped and the person sent to sign in, except for `GET /user/me`, whose callers treat it as a
 * visitor. When the monthly limit is reached a warning opens. Errors are rethrown.
 */
export function createBrowserApi(api: Api, { leave, warn }: Consequences): BrowserApi {
  return {
    async call<Name extends CallName>(name: Name, ...given: BrowserCallArguments<Calls[Name]>) {
      const token = accessToken();
      try {
        const route = routeOf(name, given[1]) as Calls[Name];
        return await api.call(route, ...(given as CallArguments<Calls[Name]>));
      } catch (error) {
        // Wrong passwords answer 401 too, without a token. And a late 401 for an old token must not end a
        // newer session.
        if (isApiError(error) && error.status === 401 && token !== null && token === accessToken()) {
          storeAccessToken(null);
          if (name !== 'GET /user/me') leave();
        }
        if (isApiError(error) && isOfCompanyLimit(error, name)) warn();
        throw error;
      }
    },
  };
}

function routeOf(name: CallName, options: CallOptions | Pick<CallRoute, 'encoding'> = {}): CallRoute {
  const [method, path] = name.split(' ') as [CallRoute['method'], string];
  return { method, path, ...('encoding' in options && { encoding: options.encoding }) };
}

function isOfCompanyLimit({ code, status }: ApiError, name: CallName): boolean {
  return code === 'quota_reached' || (status === 403 && name.endsWith('/financials'));
}

function goToLogin(): void {
  const { pathname, search, hash } = window.location;
  window.location.assign(loginPath(pathname + search + hash));
}
