import { useEffect } from 'react';

/** Escape stops what is under way, unless it closes a dialog. */
export function useStopKey(isOn: boolean, stop: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') === null) stop();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, stop]);
}
