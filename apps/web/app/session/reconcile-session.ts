import { isApiError } from '@tenfold/contract/errors/api-error';
import { browserApi } from '../platform/api/browser-api.ts';
import { accessToken } from '../platform/storage/access-token.ts';
import type { SessionMismatch } from './session-mismatch.ts';

/**
 * Reloads the page once cookie and token agree. Only fetching its data again would change who is signed in while parts
 * of the page are still the HTML of somebody else.
 */
export async function reconcileSession(disagreement: SessionMismatch): Promise<void> {
  if (disagreement === 'token-lost') {
    const { ok } = await fetch(endSessionPath, { method: 'POST', redirect: 'manual' });
    if (ok) window.location.reload();
  } else if ((await restoreCookie()) && !hasTried()) {
    window.location.reload();
  }
}

async function restoreCookie(): Promise<boolean> {
  try {
    await browserApi.call('GET /user/me');
    return true;
  } catch (error) {
    // The token was invalid and is gone: the page was rightly rendered for a visitor.
    if (isApiError(error) && error.status === 401) return false;
    throw error;
  }
}

/** A browser that keeps no cookies would open the page again and again. */
function hasTried(): boolean {
  const end = accessToken()?.slice(-8) ?? '';
  if (sessionStorage.getItem(triedKey) === end) return true;
  sessionStorage.setItem(triedKey, end);
  return false;
}

const triedKey = 'session-restored';

/** Ends the cookie's session without the API, which needs the token. */
const endSessionPath = '/session/end';
