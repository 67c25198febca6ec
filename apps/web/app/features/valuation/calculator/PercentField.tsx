import { useId } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import { percentTyped } from './percent-input.ts';
import '../../../ui/controls/field.css';

interface Props {
  label: string;
  text: string;
  error: string | null;
  edited: boolean;
  onChange: (text: string) => void;
}

export function PercentField({ label, text, error, edited, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input-affix">
        <input
          id={id}
          className={classNames('input input-num', edited && error === null && 'is-edited')}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            const text = percentTyped(typed);
            // Ignores a paste without digits.
            if (text !== '' || typed === '') onChange(text);
          }}
        />
        <span className="affix" aria-hidden="true">
          %
        </span>
      </div>
      {error !== null && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
