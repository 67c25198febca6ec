import type { NotificationSettings } from '@tenfold/contract/notifications';
import { useRef, useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import type { ChangedSettings } from './changed-settings.ts';
import { withChange } from './changed-settings.ts';

export type SettingsState = 'idle' | 'saving' | 'saved';

/** Saved as they are chosen, one after the other; what fails to save goes back and says why. */
export function useNotificationSettings(stored: NotificationSettings) {
  const [saved, setSaved] = useState(stored);
  const [waiting, setWaiting] = useState<readonly ChangedSettings[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<SettingsState>('idle');
  const last = useRef<Promise<void>>(Promise.resolve());

  const change = (wanted: ChangedSettings) => {
    setWaiting((before) => [...before, wanted]);
    setFailure(null);
    setState('saving');
    last.current = last.current.then(async () => {
      try {
        setSaved(await browserApi.call('POST /notifications/settings', { body: wanted }));
        setState('saved');
      } catch (cause) {
        setFailure(failureMessage('notification settings', cause));
        setState('idle');
      }
      setWaiting((before) => before.filter((one) => one !== wanted));
    });
  };

  return {
    settings: waiting.reduce(withChange, saved),
    failure,
    state: waiting.length > 0 ? 'saving' : state,
    change,
  };
}
