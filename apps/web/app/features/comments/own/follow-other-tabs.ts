import type { Comments } from './comment-store.ts';

/** Loads them now, and whenever the reader comes back to this tab. */
export function followOtherTabs({ load }: Comments, signal: AbortSignal): void {
  const comeBack = () => {
    if (document.visibilityState === 'visible') void load();
  };
  document.addEventListener('visibilitychange', comeBack, { signal });
  void load();
}
