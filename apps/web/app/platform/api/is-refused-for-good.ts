import { isApiError } from '@tenfold/contract/errors/api-error';

const statuses: ReadonlySet<number> = new Set([403, 404, 409, 422]);

/** What was asked for isn't there, allowed or possible any more: a second try would be refused, too. */
export function isRefusedForGood(cause: unknown): boolean {
  return isApiError(cause) && statuses.has(cause.status);
}
