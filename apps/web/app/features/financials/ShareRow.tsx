import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { logFailure } from '../../ui/log-failure.ts';

/** Copies the address of the row's page. */
export function ShareRow({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch (cause) {
      logFailure('copying the link', cause);
    }
  };

  return (
    <>
      <Button icon={copied ? 'check' : 'share'} onClick={() => void copy()} onBlur={() => setCopied(false)}>
        Share
      </Button>
      <span className="visually-hidden" role="status">
        {copied && 'Link copied'}
      </span>
    </>
  );
}
