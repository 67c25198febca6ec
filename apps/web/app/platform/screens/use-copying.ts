import { useEffect, useState } from 'react';
import { logFailure } from '../api/log-failure.ts';

const saysSoForMs = 2_000;

/** Copies to the clipboard, and says for a moment that it is done. @param what for the log: `copying the link` */
export function useCopying(what: string) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const over = setTimeout(() => setCopied(false), saysSoForMs);
    return () => clearTimeout(over);
  }, [copied]);

  return {
    copied,
    async copy(text: string) {
      try {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      } catch (cause) {
        logFailure(what, cause);
      }
    },
  };
}
