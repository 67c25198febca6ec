import { useId } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import { percentTyped } from './percent-input.ts';
import '../../../ui/controls/field.css';

interface Props {
  label: string;
  text: string;
  error: string | null;
  edited: boolean;
  signed?: boolean;
  /** `rejected`: nothing of what was typed or pasted is a number. */
  onType: (text: string, rejected: boolean) => void;
  onLeave: () => void;
}

export function PercentField({ label, text, error, edited, signed = false, onType, onLeave }: Props) {
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
            const kept = percentTyped(typed, signed);
            onType(kept, kept === '' && typed !== '');
          }}
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
