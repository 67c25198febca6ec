import { useEffect } from 'react';
import { logFailure } from '../../../platform/api/log-failure.ts';

/** What a browser takes as a gesture: a tap counts as it ends. */
const gestures = ['pointerup', 'keydown'] as const;

export function usePreparedBell(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const prepare = async () => {
      leaving.abort();
      try {
        const { prepareBell } = await import('./bell-sound.ts');
        await prepareBell();
      } catch (cause) {
        logFailure('the bell', cause);
      }
    };
    // One that came before this script had loaded.
    if (navigator.userActivation?.hasBeenActive) void prepare();
    for (const gesture of gestures)
      window.addEventListener(gesture, prepare, { signal: leaving.signal, passive: true });
    return () => leaving.abort();
  }, []);
}
