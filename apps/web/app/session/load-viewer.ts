import type { CurrentUser } from '@tenfold/contract/accounts';
import { getMe } from '@tenfold/contract/accounts';
import { type Api, isApiError } from '@tenfold/contract/call';

/** Who opens the page; null for a visitor. */
export async function loadViewer(api: Api): Promise<CurrentUser | null> {
  try {
    return await api.call(getMe);
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  }
}
