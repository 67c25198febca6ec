import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { logFailure } from '../../ui/log-failure.ts';
import '../../ui/tooltip.css';

const saysSoForMs = 2_000;

/** Copies the page's address. */
export function ShareButton({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const over = setTimeout(() => setCopied(false), saysSoForMs);
    return () => clearTimeout(over);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch (cause) {
      logFailure('copying the link', cause);
    }
  };

  return (
    <span className="share">
      <IconButton icon={copied ? 'check' : 'share'} label="Share" bordered onClick={() => void copy()} />
      <span className="share-done tooltip" role="status" hidden={!copied}>
        {copied && 'Link copied'}
      </span>
    </span>
  );
}
