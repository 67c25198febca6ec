import type {
  NotificationChannel,
  NotificationChannels,
  NotificationSubject,
} from '@tenfold/contract/notifications';
import type { ChangedSettings } from './changed-settings.ts';
import '../../../ui/controls/check.css';

export const subjects: readonly {
  subject: NotificationSubject;
  title: string;
  about: string;
  named: string;
}[] = [
  {
    subject: 'price',
    title: 'A price alert fires',
    about: 'Fixed prices and model alerts',
    named: 'Price alerts',
  },
  {
    subject: 'report',
    title: 'A company files a report',
    about: 'On a list of yours, or with a forecast or note; restated figures in your notes and comments',
    named: 'Filings',
  },
  {
    subject: 'question',
    title: 'Something happens in questions and answers',
    about: 'Yours and those you follow, what editors decided, best answers, rewards',
    named: 'Questions and answers',
  },
];

export const channels: readonly { channel: NotificationChannel; title: string; named: string }[] = [
  { channel: 'page', title: 'In app', named: 'in app' },
  { channel: 'mail', title: 'Email at once', named: 'by email at once' },
  { channel: 'digest', title: 'Daily digest', named: 'in the daily digest' },
];

interface Props {
  channels: NotificationChannels;
  onChange: (change: ChangedSettings) => void;
}

export function ChannelMatrix({ channels: chosen, onChange }: Props) {
  return (
    <table className="channel-matrix">
      <thead>
        <tr>
          <th scope="col">Tell me when</th>
          {channels.map(({ channel, title }) => (
            <th key={channel} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {subjects.map(({ subject, title, about, named }) => (
          <tr key={subject}>
            <th scope="row">
              <b>{title}</b>
              <span className="caption">{about}</span>
            </th>
            {channels.map((of) => (
              <td key={of.channel}>
                <label className="check">
                  <input
                    type="checkbox"
                    aria-label={`${named} ${of.named}`}
                    checked={chosen[subject][of.channel]}
                    onChange={({ currentTarget: { checked } }) =>
                      onChange({ notificationSettings: { [subject]: { [of.channel]: checked } } })
                    }
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
