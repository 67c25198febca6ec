import { useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { NotificationIcon } from '../item/NotificationIcon.tsx';
import { settingsQuery } from '../sound/settings-query.ts';

export function BellSoundToggle() {
  const answer = useQuery(settingsQuery);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOn = chosen ?? (answer.state !== 'ready' || answer.value.bellSound);
  const label = isOn ? 'Bell sound is on. Turn off' : 'Bell sound is off. Turn on';

  const toggle = async () => {
    setChosen(!isOn);
    try {
      await browserApi.call('POST /notifications/settings', { body: { bellSound: !isOn } });
    } catch (cause) {
      logFailure('the bell sound', cause);
      setChosen(isOn);
    }
  };

  return (
    <IconButton
      icon={<NotificationIcon name={isOn ? 'soundOn' : 'soundOff'} />}
      label={label}
      small
      disabled={answer.state !== 'ready'}
      onClick={() => void toggle()}
    />
  );
}
