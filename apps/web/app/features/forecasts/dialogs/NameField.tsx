import { isApiError } from '@tenfold/contract/api-error';
import { useId, useState } from 'react';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import '../../../ui/controls/field.css';

/** A name as it is typed, and why it was refused; the reason is shown until the name is changed. */
export function useForecastName(first: string, doing: string) {
  const [name, setName] = useState(first);
  const [error, setError] = useState<string | null>(null);
  const trimmed = name.trim();
  return {
    /** As it is sent. */
    name: trimmed,
    /** With what was thrown. */
    refuse: (cause: unknown) => setError(refusalOf(cause, trimmed, doing)),
    refuseWith: setError,
    field: {
      value: name,
      error,
      onType(typed: string) {
        setName(typed);
        setError(null);
      },
    },
  };
}

interface Props {
  value: string;
  error: string | null;
  onType: (typed: string) => void;
  /** Set where the dialog is about nothing else: focused as it opens, its label only spoken. */
  placeholder?: string;
}

export function NameField({ value, error, onType, placeholder }: Props) {
  const id = useId();
  const isAlone = placeholder !== undefined;
  return (
    <div className="field">
      <label className={classNames(isAlone && 'visually-hidden')} htmlFor={id}>
        Forecast name
      </label>
      <input
        id={id}
        className="input"
        ref={(field) => {
          if (isAlone) field?.setAttribute('autofocus', '');
        }}
        placeholder={placeholder}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {error !== null && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function refusalOf(cause: unknown, name: string, doing: string): string {
  if (isApiError(cause) && cause.code === 'conflict') return `You already have a forecast called ${name}.`;
  const field = isApiError(cause) ? cause.fields.name : undefined;
  return field ?? failureMessage(doing, cause);
}
