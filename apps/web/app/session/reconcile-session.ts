import { isApiError } from '@tenfold/contract/api-error';
import { browserApi } from '../platform/api/browser-api.ts';
import type { SessionMismatch } from './session-mismatch.ts';

export async function reconcileSession(disagreement: SessionMismatch): Promise<boolean> {
  if (disagreement === 'token-lost') {
    const { ok } = await fetch(endSessionPath, { method: 'POST', redirect: 'manual' });
    return ok;
  }
  try {
    await browserApi.call('GET /user/me');
    return true;
  } catch (error) {
    // The token was invalid and is gone: the page was rightly rendered for a visitor.
    if (isApiError(error) && error.status === 401) return false;
    throw error;
  }
}

/** Ends the cookie's session without the API, which needs the token. */
const endSessionPath = '/session/end';
