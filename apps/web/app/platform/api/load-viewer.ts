import { type CurrentUser, getMe, getUserSettings, type UserSettings } from '@tenfold/contract/accounts';
import { type Api, isApiError } from '@tenfold/contract/call';

/** Who opens a page, and how they want it shown. */
export type Viewer = CurrentUser & { readonly settings: UserSettings };

/** Null for a visitor. Root and guards of one request share the answer. */
export function loadViewer(api: Api): Promise<Viewer | null> {
  const asked = askedFor.get(api) ?? askWho(api);
  askedFor.set(api, asked);
  return asked;
}

/** A page's calls are made through an object of its own. */
const askedFor = new WeakMap<Api, Promise<Viewer | null>>();

async function askWho(api: Api): Promise<Viewer | null> {
  try {
    const [person, settings] = await Promise.all([api.call(getMe), api.call(getUserSettings)]);
    return { ...person, settings };
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  }
}
