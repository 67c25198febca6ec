import type { ForecastVersion } from '@tenfold/contract/forecasts';
import { savedLabel } from '../../../page-forecast/version-labels.ts';
import { useToday } from '../../../platform/screens/use-today.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { type ControlProps, Field } from '../../../ui/controls/Field.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { DayField } from './DayField.tsx';
import { type EndChoice, now } from './end-choice.ts';

export interface WalkEndsProps {
  /** Newest first. */
  versions: readonly ForecastVersion[];
  from: EndChoice;
  to: EndChoice;
  onChoose: (ends: { from?: EndChoice; to?: EndChoice }) => void;
}

/** From which state to which: versions and the page, or days. */
export function WalkEnds({ versions, from, to, onChoose }: WalkEndsProps) {
  const today = useToday();
  // Days are in UTC, as versions end.
  const days = { first: versions.at(-1)?.savedAt.slice(0, 10) ?? today, last: today };
  const byDay = from.kind === 'day';
  const pick = (label: string, end: EndChoice, choose: (end: EndChoice) => void) =>
    end.kind === 'day' ? (
      <DayField label={label} day={end.day} days={days} onChoose={(day) => choose({ kind: 'day', day })} />
    ) : (
      <Field label={label}>
        {(control) => <VersionSelect end={end} control={control} versions={versions} onChoose={choose} />}
      </Field>
    );
  return (
    <div className="walk-pick">
      <Segmented
        label="Between"
        className="walk-kind"
        options={kinds}
        value={byDay ? 'days' : 'versions'}
        onChange={(kind) =>
          onChoose(
            kind === 'days'
              ? { from: { kind: 'day', day: days.first }, to: { kind: 'day', day: days.last } }
              : { from: { kind: 'version', number: (versions[1] ?? versions[0])?.number ?? 1 }, to: now },
          )
        }
      />
      {pick('From', from, (end) => onChoose({ from: end }))}
      <Button className="walk-swap" onClick={() => onChoose({ from: to, to: from })}>
        Swap
      </Button>
      {pick('To', to, (end) => onChoose({ to: end }))}
    </div>
  );
}

const kinds = [
  { value: 'versions', label: 'Versions' },
  { value: 'days', label: 'Dates' },
] as const;

function VersionSelect({
  end,
  control,
  versions,
  onChoose,
}: {
  end: EndChoice;
  control: ControlProps;
  versions: readonly ForecastVersion[];
  onChoose: (end: EndChoice) => void;
}) {
  return (
    <select
      {...control}
      className="select"
      value={end.kind === 'version' ? end.number : 'now'}
      onChange={({ currentTarget: { value } }) =>
        onChoose(value === 'now' ? now : { kind: 'version', number: Number(value) })
      }
    >
      <option value="now">Now, as on this page</option>
      {versions.map((version) => (
        <option key={version.number} value={version.number}>
          {labelAmong(version, versions)}
        </option>
      ))}
    </select>
  );
}

/** Versions saved in the same minute also show their number. */
function labelAmong(version: ForecastVersion, all: readonly ForecastVersion[]): string {
  const label = savedLabel(version);
  const isOnly = all.filter((other) => savedLabel(other) === label).length === 1;
  return isOnly ? label : `${label}, version ${version.number}`;
}
