import type { NotificationChannels, NotificationSettings as Stored } from '@tenfold/contract/notifications';
import { Notice } from '../../../ui/text/Notice.tsx';
import { BellSound } from './BellSound.tsx';
import { ChannelMatrix, channels, subjects } from './ChannelMatrix.tsx';
import { DigestTime } from './DigestTime.tsx';
import { useNotificationSettings } from './use-notification-settings.ts';
import './notification-settings.css';

const states = { idle: '', saving: 'Saving …', saved: 'Saved' } as const;

/** Each is saved as it is chosen. */
export function NotificationSettings({ stored }: { stored: Stored }) {
  const { settings, failure, state, change } = useNotificationSettings(stored);
  const { defaultSetting, notificationSettings, digestHour, timeZone, bellSound } = settings;
  const isDefault = isSame(notificationSettings, defaultSetting);
  return (
    <div className="stack stack-4 notification-settings">
      <ChannelMatrix channels={notificationSettings} onChange={change} />
      <DigestTime hour={digestHour} timeZone={timeZone} onChange={change} />
      <BellSound isOn={bellSound} onChange={change} />
      <div className="row row-3 needs-script">
        {!isDefault && (
          <button
            type="button"
            className="link small"
            onClick={() => change({ notificationSettings: defaultSetting })}
          >
            Reset to defaults
          </button>
        )}
        <span className="caption" role="status">
          {states[state]}
        </span>
      </div>
      {failure && (
        <Notice tone="error" title="Not saved.">
          {failure}
        </Notice>
      )}
    </div>
  );
}

function isSame(chosen: NotificationChannels, other: NotificationChannels): boolean {
  return subjects.every(({ subject }) =>
    channels.every(({ channel }) => chosen[subject][channel] === other[subject][channel]),
  );
}
