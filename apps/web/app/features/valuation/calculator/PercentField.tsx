import { useId } from 'react';
import { NumberInput } from '../../../ui/controls/NumberInput.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';

interface Props {
  label: string;
  text: string;
  error: string | null;
  edited: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
}

export function PercentField({ label, text, error, edited, onType, onLeave }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input-affix">
        <NumberInput
          id={id}
          className={classNames('input-num', edited && error === null && 'is-edited')}
          value={text}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onType={onType}
          onBlur={onLeave}
        />
        <span className="affix" aria-hidden="true">
          %
        </span>
      </div>
      {error !== null && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
