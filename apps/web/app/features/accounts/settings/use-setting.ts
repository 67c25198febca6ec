import type { UserSettings } from '@tenfold/contract/accounts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toFormError } from '../../../forms/form-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** Settings saved as soon as they are chosen; one that fails to save reverts and says why. */
export function useSetting(stored: UserSettings) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<Partial<UserSettings>>({});
  const [failure, setFailure] = useState<string | null>(null);

  const change = async (wanted: Partial<UserSettings>) => {
    setPending(wanted);
    setFailure(null);
    try {
      await browserApi.call('POST /user/update-user-setting', { body: wanted });
      await revalidate();
    } catch (cause) {
      setFailure(toFormError(cause).message);
    }
    setPending({});
  };

  return { settings: { ...stored, ...pending }, failure, change };
}
