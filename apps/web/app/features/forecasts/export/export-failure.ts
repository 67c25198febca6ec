import { isApiError } from '@tenfold/contract/errors/api-error';
import { failureMessage } from '../../../platform/api/failure-message.ts';

/** In words; null where the warning of used up companies is open already. */
export function exportFailure(cause: unknown): string | null {
  if (isApiError(cause) && cause.code === 'quota_reached') return null;
  return failureMessage('failed to export', cause);
}
