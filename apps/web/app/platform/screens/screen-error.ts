import { isApiError } from '@tenfold/contract/call';
import { data } from 'react-router';

/**
 * Turns a refused call of a loader into the screen that says so: `await api.call(…).catch(throwScreenError)`. An error
 * thrown as it is would lose its status and code on the way to the browser.
 */
export function throwScreenError(cause: unknown): never {
  if (isApiError(cause)) {
    const { code, message: detail, requestId, status } = cause;
    throw data({ code, detail, requestId }, { status });
  }
  throw cause;
}
