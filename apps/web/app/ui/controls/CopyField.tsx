import { useId, useState } from 'react';
import { logFailure } from '../../platform/api/log-failure.ts';
import { Button } from './Button.tsx';
import './field.css';

interface Props {
  label: string;
  value: string;
  /** Takes the focus, selected, as it appears: after an action that shows it. */
  takesFocus?: boolean;
}

/** Without access to the clipboard, the text is selected for the reader to copy. */
export function CopyField({ label, value, takesFocus = false }: Props) {
  const id = useId();
  const [copied, setCopied] = useState<string | null>(null);

  const copy = async (field: HTMLInputElement | null) => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(value);
    } catch (cause) {
      logFailure(`copying ${label}`, cause);
      field?.select();
    }
  };

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <input
          id={id}
          ref={takesFocus ? focus : undefined}
          className="input"
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy(document.getElementById(id) as HTMLInputElement | null)}>
          Copy
        </Button>
      </div>
      <p className="caption" role="status">
        {copied === value && `${label} copied`}
      </p>
    </div>
  );
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}
