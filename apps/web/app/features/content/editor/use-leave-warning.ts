import { useEffect } from 'react';
import type { Editing } from '../editing/editing.ts';

/**
 * On leaving for another screen what is typed is saved first. A window that closes asks while something isn’t saved; it is kept
 * on this device as well, and taken up here the next time.
 */
export function useLeaveWarning(editing: Editing): void {
  useEffect(() => {
    editing.takeUp();
    const ask = (event: BeforeUnloadEvent) => {
      const { kind } = editing.store.getState().save;
      if (kind === 'none' || kind === 'saved') return;
      void editing.leave();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      void editing.flush();
    };
  }, [editing]);
}
