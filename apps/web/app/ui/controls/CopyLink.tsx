import { useId, useState } from 'react';
import { logFailure } from '../../platform/api/log-failure.ts';
import { Button } from './Button.tsx';
import './field.css';

interface Props {
  label?: string;
  /** Or what else is there to be copied. */
  address: string;
}

/** Without access to the clipboard, the address is selected for the reader to copy. */
export function CopyLink({ label = 'Link', address }: Props) {
  const id = useId();
  const [copied, setCopied] = useState<string | null>(null);

  const copy = async (field: HTMLInputElement | null) => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(address);
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
          className="input"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy(document.getElementById(id) as HTMLInputElement | null)}>
          Copy
        </Button>
      </div>
      <p className="caption" role="status">
        {copied === address && `${label} copied`}
      </p>
    </div>
  );
}
