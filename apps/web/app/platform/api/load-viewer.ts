import { type CurrentUser, getMe, getUserSettings, type UserSettings } from '@tenfold/contract/accounts';
import type { Api } from '@tenfold/contract/call';
import { isApiError } from '@tenfold/contract/errors/api-error';

export type Viewer = CurrentUser & { readonly settings: UserSettings };

/** null for visitors. Cached per request: root and guards share it. */
export function loadViewer(api: Api): Promise<Viewer | null> {
  const pending = pendingByApi.get(api) ?? fetchViewer(api);
  pendingByApi.set(api, pending);
  return pending;
}

/** Each page request has its own Api object. */
const pendingByApi = new WeakMap<Api, Promise<Viewer | null>>();

async function fetchViewer(api: Api): Promise<Viewer | null> {
  try {
    const [person, settings] = await Promise.all([api.call(getMe), api.call(getUserSettings)]);
    return { ...person, settings };
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  }
}
