import { useId } from 'react';
import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { ChangedSettings } from './changed-settings.ts';
import { zoneName } from './zone-name.ts';
import '../../../ui/controls/field.css';

interface Props {
  hour: number;
  timeZone: string;
  onChange: (change: ChangedSettings) => void;
}

export function DigestTime({ hour, timeZone, onChange }: Props) {
  const id = useId();
  // Only the browser knows where its reader is.
  const here = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
  return (
    <div className="digest-time">
      <label className="small" htmlFor={id}>
        Digest at
      </label>
      <select
        id={id}
        className="select"
        value={hour}
        onChange={({ currentTarget: { value } }) => onChange({ digestHour: Number(value) })}
      >
        {hours.map((label, value) => (
          <option key={label} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className="caption">{zoneName(timeZone)} time. On days without news there’s no digest.</span>
      {here !== timeZone && (
        <Button size="sm" onClick={() => onChange({ timeZone: here })}>
          Use {zoneName(here)} time
        </Button>
      )}
    </div>
  );
}

/** `12:00 AM` to `11:00 PM` */
const hours = Array.from({ length: 24 }, (_, hour) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`);
