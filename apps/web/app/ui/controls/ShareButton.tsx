import { useEffect, useState } from 'react';
import { logFailure } from '../../platform/api/log-failure.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import '../overlays/tooltip.css';
import './share-button.css';

const saysSoForMs = 2_000;

interface Props {
  address: string;
  named?: boolean;
  small?: boolean;
}

export function ShareButton({ address, named = false, small = false }: Props) {
  const [copied, setCopied] = useState(false);
  const icon = copied ? 'check' : 'share';

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
      {named ? (
        <Button icon={icon} onClick={() => void copy()}>
          Share
        </Button>
      ) : (
        <IconButton icon={icon} label="Share" small={small} bordered={!small} onClick={() => void copy()} />
      )}
      <span role="status">{copied && <span className="share-done tooltip">Link copied</span>}</span>
    </span>
  );
}
