import { isApiError } from '@tenfold/contract/errors/api-error';
import type { ForecastId } from '@tenfold/contract/ids';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import type { Own } from '../own/own.ts';

/** Saves an earlier version as a new one. @returns why it couldn't, in words; null when it did */
export async function restoreVersion(
  { symbol, session }: Own,
  { id, revision }: { readonly id: ForecastId; readonly revision: number },
  number: number,
): Promise<string | null> {
  try {
    const saved = await browserApi.call(
      'POST /company/{symbol}/forecast/{forecastId}/versions/{number}/restore',
      { params: { symbol, forecastId: id, number }, body: { revision } },
    );
    session.restored(saved);
    return null;
  } catch (cause) {
    return isApiError(cause) && cause.code === 'stale'
      ? 'This forecast was changed in another tab or on another device. Reload the page, then restore the version.'
      : failureMessage('restoring a version', cause);
  }
}
