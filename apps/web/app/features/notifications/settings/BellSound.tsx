import { useState } from 'react';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { NotificationIcon } from '../item/NotificationIcon.tsx';
import type { ChangedSettings } from './changed-settings.ts';
import '../../../ui/controls/button.css';

export function BellSound({
  isOn,
  onChange,
}: {
  isOn: boolean;
  onChange: (change: ChangedSettings) => void;
}) {
  const [isSilent, setSilent] = useState(false);

  const play = async () => {
    try {
      const { playBell, prepareBell } = await import('../sound/bell-sound.ts');
      await prepareBell();
      await playBell();
      setSilent(false);
    } catch (cause) {
      logFailure('the bell', cause);
      setSilent(true);
    }
  };

  return (
    <div className="row row-3 row-wrap">
      <Switch checked={isOn} onChange={(bellSound) => onChange({ bellSound })}>
        Bell sound
      </Switch>
      <button type="button" className="btn btn-ghost btn-sm needs-script" onClick={() => void play()}>
        <NotificationIcon name="play" />
        Play
      </button>
      <span className="caption" role="status">
        {isSilent && 'This browser can’t play it.'}
      </span>
    </div>
  );
}
