import { getMe } from '@tenfold/contract/accounts';
import { isApiError } from '@tenfold/contract/call';
import { browserApi } from './browser-api.ts';
import type { Disagreement } from './disagreement.ts';
import { endSessionPath } from './end-session-path.ts';

/** Whether the page has to be made anew. */
export async function settle(disagreement: Disagreement): Promise<boolean> {
  if (disagreement === 'token-lost') {
    const { ok } = await fetch(endSessionPath, { method: 'POST', redirect: 'manual' });
    return ok;
  }
  try {
    await browserApi.call(getMe);
    return true;
  } catch (error) {
    // The token was worth nothing and is gone: the page was right to take its reader for a visitor.
    if (isApiError(error) && error.status === 401) return false;
    throw error;
  }
}
