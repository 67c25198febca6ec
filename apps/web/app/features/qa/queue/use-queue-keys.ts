import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { commandOf, type QueueCommand } from './queue-keys.ts';

/** While no dialog is open: it has keys of its own. */
export function useQueueKeys(run: (command: QueueCommand) => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      const command = commandOf(event);
      if (command === null) return;
      event.preventDefault();
      // At once: the next key may come before React would render, and is about what this one shows.
      flushSync(() => latest.current(command));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
