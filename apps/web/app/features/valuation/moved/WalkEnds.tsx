import type { ForecastVersion } from '@tenfold/contract/forecasts';
import { savedLabel } from '../../../forecast/version-labels.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/controls/Field.tsx';
import type { EndChoice } from './end-choice.ts';
import { endOfVersion } from './end-choice.ts';

export interface WalkEndsProps {
  /** Newest first. */
  versions: readonly ForecastVersion[];
  from: EndChoice;
  to: EndChoice;
  onChoose: (ends: { from?: EndChoice; to?: EndChoice }) => void;
}

/** From which state to which. */
export function WalkEnds({ versions, from, to, onChoose }: WalkEndsProps) {
  const choices = [
    { value: 'now', label: 'Now, as on this page' },
    ...versions.map((version) => ({
      value: endOfVersion(version.number),
      label: labelAmong(version, versions),
    })),
  ];
  const pick = (label: string, value: EndChoice, choose: (value: EndChoice) => void) => (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className="select"
          value={value}
          onChange={({ currentTarget }) => choose(currentTarget.value as EndChoice)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <div className="walk-pick">
      {pick('From', from, (next) => onChoose({ from: next }))}
      <Button className="walk-swap" onClick={() => onChoose({ from: to, to: from })}>
        Swap
      </Button>
      {pick('To', to, (next) => onChoose({ to: next }))}
    </div>
  );
}

/** Two saved within a minute are told apart by their number. */
function labelAmong(version: ForecastVersion, all: readonly ForecastVersion[]): string {
  const label = savedLabel(version);
  const isOnly = all.filter((other) => savedLabel(other) === label).length === 1;
  return isOnly ? label : `${label}, version ${version.number}`;
}
