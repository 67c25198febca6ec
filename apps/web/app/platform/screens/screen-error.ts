import { isApiError } from '@tenfold/contract/errors/api-error';
import { data } from 'react-router';

/**
 * `await api.call(…).catch(throwScreenError)`. Thrown as is, an error would lose its status and code on the
 * way to the browser.
 */
export function throwScreenError(cause: unknown): never {
  if (isApiError(cause)) {
    const { code, message: detail, requestId, status } = cause;
    throw data({ code, detail, requestId }, { status });
  }
  throw cause;
}
